import { type Family, lines } from '../Family.ts';

/** What people write in other languages. */
export const foreignHam: readonly Family[] = [
  {
    name: 'ham-german',
    label: 'ham',
    kind: 'german',
    share: 4,
    sentences: [1, 4],
    open: [
      '',
      '',
      'Hallo,',
      'Guten Tag,',
      'Sehr geehrte Damen und Herren,',
      'Hallo Herr {last},',
      'Liebes Team,',
      'Moin,',
    ],
    close: [
      '',
      '',
      'Viele Grüße, {name}',
      'Mit freundlichen Grüßen, {name}',
      'Danke im Voraus!',
      'Sie erreichen mich unter {phone}.',
      'LG {first}',
      'Vielen Dank',
    ],
    say: lines`
      Ich hätte gerne ein Angebot für [die Renovierung unseres Badezimmers|einen neuen Zaun|das Streichen der Fassade].
      Haben Sie am {weekday} um {time} Uhr noch einen Termin frei?
      Meine Bestellung {order} ist noch nicht angekommen, können Sie bitte nachsehen?
      Ich bin sehr unzufrieden, das Gerät ist nach {n} Wochen kaputt gegangen.
      Was würde das ungefähr kosten? Unser Budget liegt bei {money}.
      Liefern Sie auch nach {town}?
      Ich bewerbe mich um die Stelle als [Bürokauffrau|Koch|Mechaniker|Entwickler], mein Lebenslauf liegt bei.
      Könnten Sie mir die Rechnung {order} bitte noch einmal schicken?
      Wir möchten am {date} mit {nn} Personen bei Ihnen feiern.
      Ist die Wohnung noch frei? Wir würden sie gerne besichtigen.
      Ich komme heute etwas später, fangt schon mal ohne mich an.
      Kannst du auf dem Heimweg noch Milch mitbringen?
      Das Lied ist so schön, ich höre es jeden Tag.
      Danke für den tollen Artikel, er hat mir sehr geholfen.
      Seit dem Update stürzt das Programm beim Speichern ab, hat jemand eine Idee?
      Das Essen war lecker, aber die Bedienung hat uns lange warten lassen.
      Unser Hund hat Angst vor Gewitter, was kann man da machen?
      Wann öffnen Sie am Sonntag?
      Bitte rufen Sie mich zurück: {phone}
      Ich schreibe für die Lokalzeitung und würde Sie gern zu Ihrem Betrieb interviewen.
      Bitte löschen Sie meine Daten.
      Wir haben uns am {weekday} auf der Messe getroffen.
      Alles Gute zum Geburtstag, feier schön!
    `,
  },
  {
    name: 'ham-french',
    label: 'ham',
    kind: 'romance',
    share: 3,
    sentences: [1, 4],
    open: ['', '', 'Bonjour,', 'Bonsoir,', 'Madame, Monsieur,', 'Salut {first},'],
    close: [
      '',
      '',
      'Cordialement, {name}',
      "Merci d'avance",
      'Bien à vous, {name}',
      'Vous pouvez me joindre au {phone}.',
      'Bises, {first}',
      'Merci',
    ],
    say: lines`
      Je voudrais un devis pour [refaire la salle de bain|une terrasse en bois|la réparation du toit].
      Avez-vous une place libre {weekday} à {time} ?
      Ma commande {order} n'est toujours pas arrivée.
      Je suis déçu, le produit est tombé en panne après {n} semaines.
      Combien cela coûterait-il environ ? Nous avons {money}.
      Est-ce que vous livrez à {town} ?
      Je vous écris pour le poste de [serveur|comptable|développeuse], vous trouverez mon CV ci-joint.
      Pourriez-vous me renvoyer la facture {order} ?
      Nous serons {n} personnes samedi soir, une est allergique aux noix.
      L'appartement est-il encore disponible ?
      J'arrive en retard, commencez sans moi.
      Tu peux acheter du pain en rentrant ?
      J'adore cette chanson, elle me rappelle mes vacances.
      Merci pour cet article, il m'a beaucoup aidé.
      Depuis la mise à jour, l'application plante au démarrage.
      Le repas était délicieux mais le service un peu lent.
      À quelle heure ouvrez-vous le dimanche ?
      Je suis journaliste et je prépare un article sur les artisans de la région.
      Merci de supprimer mes données de votre fichier.
      Joyeux anniversaire, passe une belle journée !
    `,
  },
  {
    name: 'ham-spanish',
    label: 'ham',
    kind: 'romance',
    share: 3,
    sentences: [1, 4],
    open: ['', '', 'Hola,', 'Buenos días,', 'Buenas tardes,', 'Estimados señores:', 'Hola {first},'],
    close: [
      '',
      '',
      'Un saludo, {name}',
      'Gracias de antemano',
      'Muchas gracias',
      'Mi teléfono es {phone}.',
      'Besos, {first}',
    ],
    say: lines`
      Quisiera un presupuesto para [pintar el piso|reformar la cocina|arreglar una gotera].
      ¿Tienen hueco el {weekday} a las {time}?
      Mi pedido {order} todavía no ha llegado.
      Estoy muy descontento, el aparato se rompió a las {n} semanas.
      ¿Cuánto costaría más o menos?
      ¿Hacen envíos a {town}?
      Les escribo por la vacante de [camarero|contable|enfermera], adjunto mi currículum.
      ¿Podrían enviarme otra vez la factura {order}?
      Somos {n} personas y nos gustaría reservar una mesa.
      ¿El piso sigue disponible? Me gustaría verlo.
      Llego tarde, empezad sin mí.
      ¿Puedes comprar leche de camino a casa?
      Me encanta esta canción, la escucho todos los días.
      Gracias por el artículo, me ha ayudado mucho.
      Desde la actualización la aplicación se cierra sola.
      La comida estaba muy rica pero tardaron mucho.
      ¿A qué hora abren el domingo?
      Soy periodista y estoy preparando un reportaje sobre el barrio.
      Por favor, borren mis datos.
      ¡Feliz cumpleaños, que lo pases muy bien!
    `,
  },
  {
    name: 'ham-italian-portuguese',
    label: 'ham',
    kind: 'romance',
    share: 3,
    sentences: [1, 3],
    open: ['', '', 'Buongiorno,', 'Salve,', 'Ciao {first},', 'Bom dia,', 'Olá,', 'Boa tarde,'],
    close: [
      '',
      '',
      'Grazie mille',
      'Cordiali saluti, {name}',
      'Obrigado, {first}',
      'Obrigada',
      'Il mio numero è {phone}',
      'Atenciosamente, {name}',
    ],
    say: lines`
      Vorrei un preventivo per rifare il bagno.
      Avete un posto libero {weekday} alle {time}?
      Il mio ordine {order} non è ancora arrivato.
      Sono molto deluso, si è rotto dopo {n} settimane.
      Quanto costerebbe più o meno?
      Mi candido per il posto di cameriere, allego il mio curriculum.
      Adoro questa canzone, la ascolto ogni giorno.
      Grazie dell'articolo, mi è stato molto utile.
      Arrivo un po' in ritardo, cominciate pure.
      A che ora aprite la domenica?
      Gostaria de um orçamento para pintar a casa.
      Vocês têm horário livre na {weekday} às {time}?
      A minha encomenda {order} ainda não chegou.
      Estou decepcionado, o aparelho quebrou depois de {n} semanas.
      Quanto custa mais ou menos?
      Envio em anexo o meu currículo para a vaga de cozinheiro.
      Amo essa música, me lembra a minha infância.
      Obrigado pelo artigo, ajudou muito.
      Vou chegar atrasado, podem começar sem mim.
      A comida estava ótima mas o atendimento foi lento.
    `,
  },
  {
    name: 'ham-dutch-polish-nordic',
    label: 'ham',
    kind: 'german',
    share: 2,
    sentences: [1, 3],
    open: ['', '', 'Goedemorgen,', 'Hallo,', 'Dzień dobry,', 'Cześć,', 'Hej,', 'Hei,'],
    close: [
      '',
      '',
      'Met vriendelijke groet, {name}',
      'Groetjes {first}',
      'Pozdrawiam, {name}',
      'Z góry dziękuję',
      'Mvh {first}',
      'Tack på förhand',
    ],
    say: lines`
      Ik wil graag een offerte voor het schilderen van ons huis.
      Hebben jullie {weekday} om {time} nog plek?
      Mijn bestelling {order} is nog niet aangekomen.
      Ik ben niet tevreden, het apparaat is na {n} weken kapot.
      Leveren jullie ook in {town}?
      Bedankt voor het artikel, ik heb er veel aan gehad.
      Kun je onderweg nog brood kopen?
      Poproszę o wycenę remontu łazienki.
      Czy jest wolny termin w {weekday} o {time}?
      Moje zamówienie {order} jeszcze nie dotarło.
      Urządzenie zepsuło się po {n} tygodniach, proszę o zwrot pieniędzy.
      Ile to będzie mniej więcej kosztować?
      Dziękuję za artykuł, bardzo mi pomógł.
      Uwielbiam tę piosenkę, słucham jej codziennie.
      Jag skulle vilja ha en offert på nya fönster.
      Har ni en ledig tid på {weekday}?
      Min beställning {order} har inte kommit än.
      Maten var god men vi fick vänta länge.
      Tack för en bra artikel!
      Kommer lite sent, börja utan mig.
    `,
  },
  {
    name: 'ham-russian-turkish',
    label: 'ham',
    kind: 'other-language',
    share: 3,
    sentences: [1, 3],
    open: ['', '', 'Здравствуйте,', 'Добрый день!', 'Привет, {first}', 'Merhaba,', 'İyi günler,', 'Selam,'],
    close: [
      '',
      '',
      'Спасибо',
      'С уважением, {name}',
      'Мой телефон {phone}',
      'Teşekkürler',
      'Saygılarımla, {name}',
      'Şimdiden teşekkür ederim',
    ],
    say: lines`
      Подскажите, пожалуйста, сколько стоит ремонт ванной комнаты?
      Можно записаться на {weekday} на {time}?
      Мой заказ {order} до сих пор не пришёл.
      Я очень недоволен, прибор сломался через {n} недели.
      Вы доставляете в {town}?
      Спасибо за статью, очень помогло.
      Обожаю эту песню, слушаю каждый день.
      Я немного опоздаю, начинайте без меня.
      Хочу откликнуться на вакансию, резюме прилагаю.
      Во сколько вы открываетесь в воскресенье?
      После обновления программа не запускается, что делать?
      Купи хлеба по дороге домой, пожалуйста.
      Mutfak yenilemek için fiyat teklifi almak istiyorum.
      {weekday} günü saat {time} için randevu alabilir miyim?
      {order} numaralı siparişim hâlâ gelmedi.
      Ürün {n} hafta sonra bozuldu, hiç memnun kalmadım.
      Yazı için teşekkürler, çok işime yaradı.
      Bu şarkıya bayılıyorum.
      Biraz geç kalacağım, bensiz başlayın.
      Pazar günü kaçta açılıyorsunuz?
    `,
  },
  {
    name: 'ham-asian-arabic',
    label: 'ham',
    kind: 'other-language',
    share: 3,
    sentences: [1, 3],
    open: [
      '',
      '',
      '你好，',
      '您好，',
      'こんにちは。',
      'お世話になっております。',
      'नमस्ते,',
      'السلام عليكم،',
      'مرحبا،',
    ],
    close: [
      '',
      '',
      '谢谢！',
      '我的电话是{phone}',
      'よろしくお願いいたします。',
      'ありがとうございます。',
      'धन्यवाद',
      'شكرا جزيلا',
      'رقمي {phone}',
    ],
    say: lines`
      请问装修一个厨房大概要多少钱？
      我想预约{weekday}下午的时间，可以吗？
      我的订单{order}还没有收到，麻烦查一下。
      用了{n}个星期就坏了，我想退货。
      你们星期天几点开门？
      谢谢你的文章，对我很有帮助。
      这首歌真好听，我每天都听。
      我会晚一点到，你们先吃吧。
      我想应聘贵公司的工程师职位，简历见附件。
      キッチンのリフォームの見積もりをお願いしたいです。
      {weekday}の{time}に予約できますか。
      注文番号{order}の商品がまだ届いていません。
      日曜日は何時から営業していますか。
      とても参考になる記事でした。
      この曲が大好きです。毎日聴いています。
      少し遅れます。先に始めてください。
      रसोई की मरम्मत का खर्च कितना होगा?
      क्या {weekday} को समय मिल सकता है?
      मेरा ऑर्डर {order} अभी तक नहीं आया।
      लेख के लिए धन्यवाद, बहुत मदद मिली।
      मुझे यह गाना बहुत पसंद है।
      मैं थोड़ी देर से आऊंगा, आप लोग शुरू करें।
      main thoda late ho jaunga, tum log shuru karo
      kal milte hain, mummy ne bulaya hai
      أريد عرض سعر لتجديد المطبخ من فضلكم.
      هل يمكنني حجز موعد يوم {weekday}؟
      طلبي رقم {order} لم يصل بعد.
      شكرا على المقال، كان مفيدا جدا.
      أحب هذه الأغنية كثيرا.
      سأتأخر قليلا، ابدؤوا بدوني.
    `,
  },
];
