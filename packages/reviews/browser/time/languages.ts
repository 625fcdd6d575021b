import { english } from './english.ts';
import { type LocaleTable, localeTable } from './LocaleTable.ts';

const SLAVIC = 'one few many';
const WEST_SLAVIC = 'one few other';
const ONE = 'one other';

/** Our tables, by primary language; Chinese has a second one for its traditional script. English is in its own module. */
export const languages: Readonly<Record<string, LocaleTable>> = {
  en: english,
  ar: localeTable(
    'الآن;منذ دقيقة;منذ دقيقتين|منذ # دقائق|منذ # دقيقة|منذ # دقيقة;منذ ساعة;منذ ساعتين|منذ # ساعات|منذ # ساعة|منذ # ساعة;منذ يوم;منذ يومين|منذ # أيام|منذ # يومًا|منذ # يوم;منذ شهر;منذ شهرين|منذ # أشهر|منذ # شهرًا|منذ # شهر;منذ سنة;منذ سنتين|منذ # سنوات|منذ # سنة|منذ # سنة',
    'two few many other',
  ),
  be: localeTable(
    'толькі што;1 хвіліну таму;# хвіліну таму|# хвіліны таму|# хвілін таму;1 гадзіну таму;# гадзіну таму|# гадзіны таму|# гадзін таму;дзень таму;# дзень таму|# дні таму|# дзён таму;месяц таму;# месяц таму|# месяцы таму|# месяцаў таму;год таму;# год таму|# гады таму|# гадоў таму',
    SLAVIC,
  ),
  bg: localeTable(
    'току-що;преди 1 минута;преди # минути;преди 1 час;преди # часа;преди ден;преди # дни;преди месец;преди # месеца;преди година;преди # години',
  ),
  ca: localeTable(
    'ara mateix;fa 1 minut;fa # minuts;fa 1 hora;fa # hores;fa un dia;fa # dies;fa un mes;fa # mesos;fa un any;fa # anys',
  ),
  cs: localeTable(
    'právě teď;před 1 minutou;před # minutami;před 1 hodinou;před # hodinami;před jedním dnem;před # dny;před měsícem;před # měsíci;před rokem;před # lety',
  ),
  da: localeTable(
    'lige nu;for 1 minut siden;for # minutter siden;for 1 time siden;for # timer siden;for en dag siden;for # dage siden;for en måned siden;for # måneder siden;for et år siden;for # år siden',
  ),
  de: localeTable(
    'gerade eben;vor 1 Minute;vor # Minuten;vor 1 Stunde;vor # Stunden;vor einem Tag;vor # Tagen;vor einem Monat;vor # Monaten;vor einem Jahr;vor # Jahren',
  ),
  el: localeTable(
    'μόλις τώρα;πριν από 1 λεπτό;πριν από # λεπτά;πριν από 1 ώρα;πριν από # ώρες;πριν από μία ημέρα;πριν από # ημέρες;πριν από έναν μήνα;πριν από # μήνες;πριν από έναν χρόνο;πριν από # χρόνια',
  ),
  es: localeTable(
    'ahora mismo;hace 1 minuto;hace # minutos;hace 1 hora;hace # horas;hace un día;hace # días;hace un mes;hace # meses;hace un año;hace # años',
  ),
  et: localeTable(
    'just praegu;1 minut tagasi;# minutit tagasi;1 tund tagasi;# tundi tagasi;üks päev tagasi;# päeva tagasi;kuu aega tagasi;# kuud tagasi;aasta tagasi;# aastat tagasi',
  ),
  fi: localeTable(
    'juuri nyt;1 minuutti sitten;# minuuttia sitten;1 tunti sitten;# tuntia sitten;päivä sitten;# päivää sitten;kuukausi sitten;# kuukautta sitten;vuosi sitten;# vuotta sitten',
  ),
  fr: localeTable(
    'à l’instant;il y a 1 minute;il y a # minutes;il y a 1 heure;il y a # heures;il y a un jour;il y a # jours;il y a un mois;il y a # mois;il y a un an;il y a # ans',
  ),
  he: localeTable(
    'ממש עכשיו;לפני דקה;לפני 2 דקות|לפני # דקות;לפני שעה;לפני שעתיים|לפני # שעות;לפני יום;לפני יומיים|לפני # ימים;לפני חודש;לפני חודשיים|לפני # חודשים;לפני שנה;לפני שנתיים|לפני # שנים',
    'two other',
  ),
  hi: localeTable(
    'अभी-अभी;1 मिनट पहले;# मिनट पहले;1 घंटा पहले;# घंटे पहले;एक दिन पहले;# दिन पहले;एक महीना पहले;# महीने पहले;एक साल पहले;# साल पहले',
  ),
  hr: localeTable(
    'upravo sada;prije 1 minutu;prije # minutu|prije # minute|prije # minuta;prije 1 sat;prije # sat|prije # sata|prije # sati;prije jedan dan;prije # dan|prije # dana;prije mjesec dana;prije # mjesec|prije # mjeseca|prije # mjeseci;prije godinu dana;prije # godinu|prije # godine|prije # godina',
    WEST_SLAVIC,
  ),
  hu: localeTable(
    'éppen most;1 perce;# perce;1 órája;# órája;egy napja;# napja;egy hónapja;# hónapja;egy éve;# éve',
  ),
  hy: localeTable(
    'հենց նոր;1 րոպե առաջ;# րոպե առաջ;1 ժամ առաջ;# ժամ առաջ;մեկ օր առաջ;# օր առաջ;մեկ ամիս առաջ;# ամիս առաջ;մեկ տարի առաջ;# տարի առաջ',
  ),
  id: localeTable(
    'baru saja;1 menit lalu;# menit lalu;1 jam lalu;# jam lalu;sehari lalu;# hari lalu;sebulan lalu;# bulan lalu;setahun lalu;# tahun lalu',
  ),
  it: localeTable(
    'proprio ora;1 minuto fa;# minuti fa;1 ora fa;# ore fa;un giorno fa;# giorni fa;un mese fa;# mesi fa;un anno fa;# anni fa',
  ),
  ja: localeTable('たった今;1分前;#分前;1時間前;#時間前;1日前;#日前;1か月前;#か月前;1年前;#年前'),
  ka: localeTable(
    'ახლახან;1 წუთის წინ;# წუთის წინ;1 საათის წინ;# საათის წინ;ერთი დღის წინ;# დღის წინ;ერთი თვის წინ;# თვის წინ;ერთი წლის წინ;# წლის წინ',
  ),
  kk: localeTable(
    'жаңа ғана;1 минут бұрын;# минут бұрын;1 сағат бұрын;# сағат бұрын;бір күн бұрын;# күн бұрын;бір ай бұрын;# ай бұрын;бір жыл бұрын;# жыл бұрын',
  ),
  ko: localeTable('방금;1분 전;#분 전;1시간 전;#시간 전;하루 전;#일 전;한 달 전;#개월 전;1년 전;#년 전'),
  lo: localeTable(
    'ຕອນນີ້;1 ນາທີກ່ອນ;# ນາທີກ່ອນ;1 ຊົ່ວໂມງກ່ອນ;# ຊົ່ວໂມງກ່ອນ;1 ມື້ກ່ອນ;# ມື້ກ່ອນ;1 ເດືອນກ່ອນ;# ເດືອນກ່ອນ;1 ປີກ່ອນ;# ປີກ່ອນ',
  ),
  lt: localeTable(
    'ką tik;prieš 1 minutę;prieš # minutę|prieš # minutes|prieš # minučių;prieš 1 valandą;prieš # valandą|prieš # valandas|prieš # valandų;prieš vieną dieną;prieš # dieną|prieš # dienas|prieš # dienų;prieš mėnesį;prieš # mėnesį|prieš # mėnesius|prieš # mėnesių;prieš metus;prieš # metus|prieš # metus|prieš # metų',
    WEST_SLAVIC,
  ),
  lv: localeTable(
    'tikko;pirms 1 minūtes;pirms # minūtes|pirms # minūtēm;pirms 1 stundas;pirms # stundas|pirms # stundām;pirms vienas dienas;pirms # dienas|pirms # dienām;pirms mēneša;pirms # mēneša|pirms # mēnešiem;pirms gada;pirms # gada|pirms # gadiem',
    ONE,
  ),
  nb: localeTable(
    'akkurat nå;for 1 minutt siden;for # minutter siden;for 1 time siden;for # timer siden;for én dag siden;for # dager siden;for én måned siden;for # måneder siden;for ett år siden;for # år siden',
  ),
  nl: localeTable(
    'zojuist;1 minuut geleden;# minuten geleden;1 uur geleden;# uur geleden;een dag geleden;# dagen geleden;een maand geleden;# maanden geleden;een jaar geleden;# jaar geleden',
  ),
  pl: localeTable(
    'przed chwilą;1 minutę temu;# minutę temu|# minuty temu|# minut temu;1 godzinę temu;# godzinę temu|# godziny temu|# godzin temu;dzień temu;# dzień temu|# dni temu;miesiąc temu;# miesiąc temu|# miesiące temu|# miesięcy temu;rok temu;# rok temu|# lata temu|# lat temu',
    SLAVIC,
  ),
  pt: localeTable(
    'agora mesmo;há 1 minuto;há # minutos;há 1 hora;há # horas;há um dia;há # dias;há um mês;há # meses;há um ano;há # anos',
  ),
  ro: localeTable(
    'chiar acum;acum 1 minut;acum # minut|acum # minute|acum # de minute;acum 1 oră;acum # oră|acum # ore|acum # de ore;acum o zi;acum # zi|acum # zile|acum # de zile;acum o lună;acum # lună|acum # luni|acum # de luni;acum un an;acum # an|acum # ani|acum # de ani',
    WEST_SLAVIC,
  ),
  ru: localeTable(
    'только что;1 минуту назад;# минуту назад|# минуты назад|# минут назад;1 час назад;# час назад|# часа назад|# часов назад;день назад;# день назад|# дня назад|# дней назад;месяц назад;# месяц назад|# месяца назад|# месяцев назад;год назад;# год назад|# года назад|# лет назад',
    SLAVIC,
  ),
  sk: localeTable(
    'práve teraz;pred 1 minútou;pred # minútami;pred 1 hodinou;pred # hodinami;pred jedným dňom;pred # dňami;pred mesiacom;pred # mesiacmi;pred rokom;pred # rokmi',
  ),
  sl: localeTable(
    'pravkar;pred 1 minuto;pred # minuto|pred # minutama|pred # minutami;pred 1 uro;pred # uro|pred # urama|pred # urami;pred enim dnem;pred # dnem|pred # dnevoma|pred # dnevi;pred enim mesecem;pred # mesecem|pred # mesecema|pred # meseci;pred enim letom;pred # letom|pred # letoma|pred # leti',
    'one two few',
  ),
  sr: localeTable(
    'управо сада;пре 1 минут;пре # минут|пре # минута;пре 1 сат;пре # сат|пре # сата|пре # сати;пре један дан;пре # дан|пре # дана;пре месец дана;пре # месец|пре # месеца|пре # месеци;пре годину дана;пре # годину|пре # године|пре # година',
    WEST_SLAVIC,
  ),
  sv: localeTable(
    'just nu;för 1 minut sedan;för # minuter sedan;för 1 timme sedan;för # timmar sedan;för en dag sedan;för # dagar sedan;för en månad sedan;för # månader sedan;för ett år sedan;för # år sedan',
  ),
  th: localeTable(
    'เมื่อสักครู่;1 นาทีที่แล้ว;# นาทีที่แล้ว;1 ชั่วโมงที่แล้ว;# ชั่วโมงที่แล้ว;1 วันที่แล้ว;# วันที่แล้ว;1 เดือนที่แล้ว;# เดือนที่แล้ว;1 ปีที่แล้ว;# ปีที่แล้ว',
  ),
  tr: localeTable(
    'az önce;1 dakika önce;# dakika önce;1 saat önce;# saat önce;bir gün önce;# gün önce;bir ay önce;# ay önce;bir yıl önce;# yıl önce',
  ),
  uk: localeTable(
    'щойно;1 хвилину тому;# хвилину тому|# хвилини тому|# хвилин тому;1 годину тому;# годину тому|# години тому|# годин тому;день тому;# день тому|# дні тому|# днів тому;місяць тому;# місяць тому|# місяці тому|# місяців тому;рік тому;# рік тому|# роки тому|# років тому',
    SLAVIC,
  ),
  vi: localeTable(
    'vừa xong;1 phút trước;# phút trước;1 giờ trước;# giờ trước;một ngày trước;# ngày trước;một tháng trước;# tháng trước;một năm trước;# năm trước',
  ),
  zh: localeTable('刚刚;1分钟前;#分钟前;1小时前;#小时前;1天前;#天前;1个月前;#个月前;1年前;#年前'),
  'zh-hant': localeTable('剛剛;1分鐘前;#分鐘前;1小時前;#小時前;1天前;#天前;1個月前;#個月前;1年前;#年前'),
};
