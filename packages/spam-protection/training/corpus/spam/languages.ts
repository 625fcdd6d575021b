import { type Family, lines } from '../Family.ts';

const LINK_OR_NOT = ['', '{url}', '{url}', '{phone}', '{spammail}', 'WhatsApp {phone}'];

/** Spam as it arrives in other languages. */
export const foreignSpam: readonly Family[] = [
  {
    name: 'spam-german',
    label: 'spam',
    kind: 'german',
    share: 4,
    sentences: [1, 4],
    open: [
      '',
      'Hallo,',
      'Guten Tag,',
      'Sehr geehrte Damen und Herren,',
      'Lieber Kunde,',
      'Herzlichen Glückwunsch!',
      'Achtung!',
    ],
    close: [
      ...LINK_OR_NOT,
      'Jetzt hier klicken: {url}',
      'Jetzt bestellen: {url}',
      'Antworten Sie einfach auf diese E-Mail.',
      'Mit freundlichen Grüßen, {name}',
      'Zum Abmelden antworten Sie STOP.',
    ],
    say: lines`
      Wir bringen Ihre Webseite auf Platz 1 bei Google, garantiert.
      Ihre Webseite hat viele SEO-Fehler, wir erstellen Ihnen eine kostenlose Analyse.
      Mehr Besucher, mehr Kunden, mehr Umsatz: unsere SEO-Pakete ab {money} im Monat.
      Verdienen Sie {bigmoney} im Monat von zu Hause, ganz ohne Vorkenntnisse.
      Sie haben [ein iPhone|{bigmoney}|einen Gutschein im Wert von {money}] gewonnen!
      Ihr Konto wurde gesperrt, bitte bestätigen Sie Ihre Daten innerhalb von 24 Stunden.
      Ihr Paket konnte nicht zugestellt werden, bitte zahlen Sie die Zollgebühr von {money}.
      Sofortkredit bis {bigmoney} ohne Schufa, Auszahlung innerhalb von 24 Stunden.
      Investieren Sie in Bitcoin und verdienen Sie bis zu {percent} pro Tag.
      Viagra und Cialis rezeptfrei günstig online kaufen.
      Nehmen Sie {nn} Kilo in {n} Wochen ab, ohne Diät und ohne Sport.
      Heiße Frauen aus deiner Nähe wollen dich heute Nacht treffen.
      Online Casino mit {percent} Willkommensbonus und {nn} Freispielen.
      Nur heute: bis zu {percent} Rabatt auf alle Produkte!
      Wir kaufen Backlinks und Gastbeiträge auf Ihrer Seite, was kostet ein Artikel mit Dofollow-Link?
      Ich bin Anwalt und habe ein vertrauliches Angebot über {bigmoney} für Sie.
      Kaufen Sie echte Instagram Follower und Likes zum besten Preis.
      Klicken Sie auf den Link, um Ihren Gewinn abzuholen.
      Dein Anruf genügt, hol dir deinen Preis unter {shortcode}, nur {money} pro SMS.
      Ihr Abo läuft ab, aktualisieren Sie Ihre Zahlungsdaten unter {url}
      Kostenlose Klingeltöne und Spiele, antworte mit JA.
    `,
  },
  {
    name: 'spam-french',
    label: 'spam',
    kind: 'romance',
    share: 3,
    sentences: [1, 4],
    open: ['', 'Bonjour,', 'Madame, Monsieur,', 'Félicitations !', 'Cher client,', 'Urgent :'],
    close: [
      ...LINK_OR_NOT,
      'Cliquez ici : {url}',
      'Contactez-moi : {spammail}',
      'Commandez maintenant sur {url}',
      'Cordialement, {name}',
    ],
    say: lines`
      Nous pouvons placer votre site web en première page de Google.
      Votre site n'est pas bien référencé, profitez de notre audit SEO gratuit.
      Gagnez {bigmoney} par mois depuis chez vous, sans expérience.
      Vous avez gagné [un iPhone|un chèque cadeau de {money}|la somme de {bigmoney}] !
      Votre compte a été suspendu, veuillez confirmer vos informations bancaires sous 48 heures.
      Votre colis est en attente, payez les frais de livraison de {money}.
      Je suis un particulier qui offre des prêts de 3 000 à {bigmoney} à toute personne sérieuse, taux de 2 %.
      Offre de prêt entre particuliers rapide et fiable, sans garantie.
      Investissez dans le Bitcoin et doublez votre argent en une semaine.
      Achetez du Viagra sans ordonnance, livraison rapide.
      Perdez {nn} kilos en {n} semaines sans régime.
      Des femmes célibataires près de chez vous veulent vous rencontrer ce soir.
      Bonus de casino sans dépôt, jouez et gagnez maintenant.
      Jusqu'à {percent} de réduction, offre limitée, profitez-en vite !
      Veuve et malade, je souhaite faire don de {bigmoney} à une personne de confiance.
      Votre crédit CPF expire bientôt, appelez vite le {phone}.
      Répondez OUI au {shortcode} pour recevoir votre cadeau gratuit.
      Achetez des abonnés Instagram et des avis Google 5 étoiles.
    `,
  },
  {
    name: 'spam-spanish',
    label: 'spam',
    kind: 'romance',
    share: 3,
    sentences: [1, 4],
    open: ['', 'Hola,', 'Estimado cliente,', '¡Felicidades!', 'Buenos días,', '¡Atención!'],
    close: [
      ...LINK_OR_NOT,
      'Haz clic aquí: {url}',
      'Compra ahora en {url}',
      'Escríbeme a {spammail}',
      'Responda SI para más información',
    ],
    say: lines`
      Podemos posicionar su sitio web en la primera página de Google, garantizado.
      Su página tiene errores de SEO, le ofrecemos una auditoría gratis.
      Gana {bigmoney} al mes trabajando desde casa, sin experiencia.
      ¡Has ganado [un iPhone|una tarjeta regalo de {money}|un premio de {bigmoney}]!
      Su cuenta ha sido bloqueada, verifique sus datos en el siguiente enlace.
      Su paquete está retenido, pague {money} para la entrega.
      Préstamos urgentes hasta {bigmoney} sin aval y sin buró.
      Invierte en criptomonedas y duplica tu dinero en 24 horas.
      Compra Viagra barata sin receta, envío discreto.
      Baja {nn} kilos en {n} semanas sin dieta ni ejercicio.
      Chicas solteras cerca de ti quieren conocerte esta noche.
      Casino online con bono de bienvenida del {percent} y tiradas gratis.
      ¡Oferta por tiempo limitado, hasta {percent} de descuento!
      Compra seguidores reales para Instagram y TikTok.
      Suscríbete a mi canal por favor, yo también me suscribo.
      Tengo una propuesta de negocio de {bigmoney} para usted.
      Amarres de amor efectivos, recupera a tu pareja en 24 horas.
    `,
  },
  {
    name: 'spam-italian-portuguese',
    label: 'spam',
    kind: 'romance',
    share: 3,
    sentences: [1, 3],
    open: ['', 'Ciao,', 'Gentile cliente,', 'Olá,', 'Prezado cliente,', 'Congratulazioni!', 'Parabéns!'],
    close: [
      ...LINK_OR_NOT,
      'Clicca qui: {url}',
      'Clique aqui: {url}',
      'Contattami su {spammail}',
      'Chame no WhatsApp {phone}',
    ],
    say: lines`
      Portiamo il tuo sito in prima pagina su Google, risultati garantiti.
      Guadagna {bigmoney} al mese da casa senza esperienza.
      Hai vinto [un iPhone|un buono da {money}|un premio di {bigmoney}]!
      Il tuo conto è stato sospeso, verifica subito i tuoi dati.
      Il tuo pacco è in giacenza, paga {money} per la consegna.
      Prestiti veloci fino a {bigmoney} senza garanzie.
      Investi in Bitcoin e raddoppia i tuoi soldi.
      Casinò online con bonus di benvenuto e giri gratis.
      Sconti fino al {percent}, solo per oggi, acquista ora!
      Viagra senza ricetta a prezzo basso.
      Colocamos o seu site na primeira página do Google.
      Ganhe {bigmoney} por mês trabalhando em casa, renda extra garantida.
      Você ganhou [um iPhone|um prêmio de {bigmoney}]! Resgate agora.
      Sua conta foi bloqueada, atualize seus dados no link.
      Empréstimo rápido sem consulta ao SPC, até {bigmoney}.
      Invista em criptomoedas e ganhe {percent} por dia.
      Cassino online com bônus de {percent}, jogue agora.
      Compre seguidores reais, curtidas e visualizações.
      Promoção imperdível, até {percent} de desconto só hoje!
      Incontri con ragazze sexy nella tua zona, iscriviti gratis.
    `,
  },
  {
    name: 'spam-dutch-polish-nordic',
    label: 'spam',
    kind: 'german',
    share: 2,
    sentences: [1, 3],
    open: [
      '',
      'Beste klant,',
      'Hallo,',
      'Witam,',
      'Szanowni Państwo,',
      'Hej,',
      'Gefeliciteerd!',
      'Gratulacje!',
    ],
    close: [...LINK_OR_NOT, 'Klik hier: {url}', 'Kliknij tutaj: {url}', 'Klicka här: {url}'],
    say: lines`
      Wij zetten uw website op de eerste pagina van Google.
      U heeft {bigmoney} gewonnen, claim uw prijs nu!
      Uw rekening is geblokkeerd, bevestig uw gegevens via de link.
      Verdien {bigmoney} per maand vanuit huis zonder ervaring.
      Snel geld lenen tot {bigmoney} zonder BKR-toetsing.
      Uw pakket wacht, betaal {money} verzendkosten.
      Gratis casino bonus en {nn} gratis spins.
      Wypozycjonujemy Twoją stronę na pierwszej stronie Google.
      Wygrałeś {bigmoney}, odbierz swoją nagrodę teraz!
      Twoje konto zostało zablokowane, potwierdź dane klikając w link.
      Szybka pożyczka do {bigmoney} bez BIK, pieniądze w 15 minut.
      Zarabiaj {bigmoney} miesięcznie pracując w domu.
      Twoja paczka została wstrzymana, dopłać {money}.
      Tanie tabletki na potencję bez recepty.
      Vi får din hemsida till första sidan på Google.
      Du har vunnit {bigmoney}, hämta ditt pris nu!
      Lån upp till {bigmoney} utan UC, svar direkt.
      Tjäna pengar hemifrån, ingen erfarenhet krävs.
      Ditt konto har spärrats, bekräfta dina uppgifter.
    `,
  },
  {
    name: 'spam-russian-turkish',
    label: 'spam',
    kind: 'other-language',
    share: 3,
    sentences: [1, 3],
    open: [
      '',
      'Здравствуйте!',
      'Добрый день,',
      'Поздравляем!',
      'Merhaba,',
      'Sayın müşterimiz,',
      'Tebrikler!',
    ],
    close: [
      ...LINK_OR_NOT,
      'Подробнее: {url}',
      'Переходите по ссылке {url}',
      'Hemen tıkla: {url}',
      'Пишите в Telegram @{first}{nn}',
    ],
    say: lines`
      Продвижение сайтов в топ Яндекс и Google, гарантия результата.
      Заработок в интернете от {bigmoney} в день без вложений.
      Вы выиграли {bigmoney}, заберите свой приз!
      Ваш аккаунт заблокирован, подтвердите данные по ссылке.
      Кредит до {bigmoney} без справок и поручителей, решение за 5 минут.
      Казино онлайн, бонус {percent} на первый депозит, бесплатные вращения.
      Прогон сайта по базам, рассылка по формам обратной связи от {money}.
      Базы компаний и email адресов для рассылок, недорого.
      Инвестируйте в криптовалюту и получайте {percent} в месяц.
      Купить виагру дёшево с доставкой.
      Девушки для встреч без обязательств, анкеты с фото.
      Накрутка подписчиков и лайков, быстро и дёшево.
      Хотите увеличить продажи? Мы настроим рекламу и приведём клиентов.
      Web sitenizi Google'da ilk sayfaya taşıyoruz, garantili SEO.
      Tebrikler, {bigmoney} kazandınız! Ödülünüzü almak için tıklayın.
      Hesabınız askıya alındı, bilgilerinizi doğrulayın.
      Evden çalışarak ayda {bigmoney} kazanın.
      Bahis ve casino siteleri, {percent} hoşgeldin bonusu, deneme bonusu veren siteler.
      Kredi notunuz düşük olsa bile anında kredi, hemen başvurun.
      Takipçi satın al, gerçek ve ucuz.
    `,
  },
  {
    name: 'spam-asian-arabic',
    label: 'spam',
    kind: 'other-language',
    share: 3,
    sentences: [1, 3],
    open: [
      '',
      '您好，',
      '尊敬的客户：',
      'おめでとうございます！',
      'お客様各位',
      'प्रिय ग्राहक,',
      'बधाई हो!',
      'مبروك!',
      'عزيزي العميل،',
      'Dear sir,',
    ],
    close: [
      ...LINK_OR_NOT,
      '点击链接：{url}',
      '加微信：{digits8}',
      'こちらをクリック：{url}',
      'यहाँ क्लिक करें: {url}',
      'اضغط هنا: {url}',
    ],
    say: lines`
      恭喜您中奖了，奖金{bigmoney}，请立即领取。
      专业代开发票，优惠税率，欢迎来电咨询。
      在家兼职刷单，日赚{nnn}元，无需经验。
      您的账户已被冻结，请点击链接验证身份。
      网站优化排名，快速上百度首页。
      澳门赌场上线，注册即送{nnn}元彩金。
      无抵押贷款，额度高，当天放款。
      低价批发名牌手表包包，厂家直销，支持代发。
      比特币投资，稳赚不赔，每天收益{percent}。
      当選おめでとうございます。賞金{bigmoney}を受け取るにはこちら。
      在宅で簡単に月収{nn}万円、今すぐ登録。
      お客様のアカウントが停止されました。情報を確認してください。
      あなたのサイトを検索上位に表示させます。無料SEO診断。
      出会い系サイト、無料登録で今夜会える女性多数。
      オンラインカジノ、入金不要ボーナス{money}プレゼント。
      आपने {bigmoney} का इनाम जीता है, अभी क्लेम करें।
      घर बैठे पैसे कमाएं, रोज़ {money} तक, कोई अनुभव नहीं चाहिए।
      आपका बैंक खाता बंद हो जाएगा, तुरंत KYC अपडेट करें।
      बिना गारंटी तुरंत लोन पाएं, ब्याज केवल 2%।
      मुफ्त रिचार्ज पाने के लिए इस लिंक पर क्लिक करें।
      ghar baithe paise kamao, roz {money} kamaye, abhi join karo
      لقد ربحت جائزة بقيمة {bigmoney}، اتصل الآن لاستلامها.
      اربح المال من المنزل بدون خبرة، {money} يوميا.
      تم إيقاف حسابك البنكي، يرجى تحديث بياناتك عبر الرابط.
      قروض سريعة بدون ضمانات حتى {bigmoney}.
      استثمر في العملات الرقمية واربح {percent} شهريا.
    `,
  },
];
