import type { DemoPost } from './DemoPost.ts';

/** Posts that can be read in another language too. */
export const translations: readonly DemoPost[] = [
  {
    slug: 'zitronen-die-nicht-schmollen',
    title: 'Zitronen, die nicht schmollen',
    author: 'wren',
    category: 'planting',
    tags: ['Citrus', 'Watering'],
    daysAgo: 5,
    cover: 'lemons-spring',
    language: 'de',
    same: 'lemons',
    excerpt:
      'Sie werfen die Blätter ab, wenn es kalt ist, wenn es nass ist und wenn man sie anspricht. So geht es trotzdem.',
    text: `Ich habe vier Zitronenbäume umgebracht und elf behalten. Zu diesem Verhältnis stehe ich. Was folgt, haben mich die vier gelehrt.

## Immergrün wider Willen

Eine Zitrone im Wohnzimmer ist im Winter am falschen Ort, und sie weiß es. Sie möchte es kühl, hell und beinahe trocken: fünf bis zehn Grad, alles Licht, das Sie haben, und erst dann einen Schluck, wenn die obersten drei Zentimeter Erde Staub sind.

Ein kaltes Gewächshaus ist ideal. Bleibt es mit einem kleinen Ofen frostfrei, sind Sie fertig. Wenn nicht, packen Sie den Topf ein und nicht den Baum. Es sind die Wurzeln, die erfrieren.

## Wasser

Fast jede traurige Zitrone ertrinkt. Heben Sie den Topf an. Geht es leicht, gießen Sie, bis es unten herausläuft, leeren den Untersetzer und rühren ihn nicht mehr an, bis er wieder leicht ist.

- Am besten Regenwasser. Vom Leitungswasser werden die Blätter gelb.
- Lauwarm. Kalte Füße nehmen sie übel.
- Am Morgen, damit das Haus zur Nacht trocken ist.

## Und dann in Ruhe lassen

Sie blühen, wann sie wollen. Der Duft an einem grauen Morgen im Februar ist unverschämt. Sie werden länger im Mantel dastehen, als Sie vorhatten.`,
  },
  {
    slug: 'wie-viel-waerme-brauche-ich',
    title: 'Wie viel Wärme brauche ich?',
    author: 'agnes',
    category: 'questions',
    tags: ['Warmth', 'Prices'],
    daysAgo: 19,
    cover: 'valley-dusk',
    language: 'de',
    same: 'heat',
    excerpt:
      'Weniger, als man Ihnen gesagt hat. Erst eine Temperatur festlegen, dann die Zugluft abstellen, dann heizen.',
    text: `Das fragt beim ersten Besuch jeder, meist mit einem Prospekt für einen Kessel in der Hand. Meine Antwort ist eine Gegenfrage: Was ist das Empfindlichste, das Sie behalten möchten?

## Eine Zahl wählen

- **Frostfrei, etwa zwei Grad:** Geranien, Zitrus, Fuchsien, fast alles in Töpfen. Das ist billig.
- **Kühl, etwa sieben:** Sie können früh aussäen. Es kostet dreimal so viel.
- **Warm, etwa dreizehn:** Orchideen, Tropisches. Noch einmal das Dreifache; Sie sollten es sehr mögen.

Jedes weitere Grad kostet mehr als das vorige. Die meisten, die dreizehn wollen, sind mit zwei zufrieden.

## Die Lücken schließen

Ein Haus mit gemauertem Sockel und einer Tür, die schließt, braucht halb so viel. Gehen Sie an einem windigen Abend mit einer Kerze die Schwelle entlang. Wo die Flamme sich neigt, geht Ihr Geld hinaus.

## Dann erst der Ofen

Für zwei Grad auf sechs Quadratmetern genügt ein elektrischer Heizlüfter mit gutem Thermostat, und er läuft etwa drei Wochen im Jahr. Und kaufen Sie ein Thermometer, das sich den tiefsten Wert merkt. Ihr Haus ist wärmer, als Sie fürchten.`,
  },
  {
    slug: 'الليمون-الذي-لا-يغضب',
    title: 'الليمون الذي لا يغضب',
    author: 'wren',
    category: 'planting',
    tags: ['Citrus', 'Watering'],
    daysAgo: 4,
    cover: 'lemons-spring',
    language: 'ar',
    same: 'lemons',
    excerpt: 'تُسقط أوراقها حين تبرد، وحين تبتلّ، وحين يكلّمها أحد. ومع ذلك فهذه طريقة تنجح.',
    text: `قتلتُ أربع شجرات ليمون وأبقيتُ على إحدى عشرة، وأنا مستعدّة للدفاع عن هذه النسبة. وما يلي هو ما علّمتني إياه الأربع.

## دائمة الخضرة على مضض

شجرة الليمون في غرفة الجلوس شتاءً هي في المكان الخطأ، وهي تعرف ذلك. إنها تريد البرودة والضوء وتربةً تكاد تجفّ: بين خمس درجات وعشر، وكلّ ما لديك من نور، وشربةَ ماء حين تصير الطبقة العليا من التراب غبارًا.

البيت الزجاجي البارد مثاليّ لها. فإن بقي فوق الصفر بمدفأة صغيرة فقد انتهى الأمر. وإلا فلُفَّ الأصيص لا الشجرة، فالجذور هي التي تموت.

## الماء

كلّ ليمونة حزينة تقريبًا هي ليمونة غارقة. ارفع الأصيص: إن كان خفيفًا فاسقِها حتى يخرج الماء من أسفله، ثم أفرغ الصحن ولا تلمسه حتى يخفّ من جديد.

- ماء المطر إن أمكن.
- فاترًا لا باردًا.
- في الصباح، كي يجفّ البيت قبل الليل.

## ثم اتركها وشأنها

تُزهر متى شاءت. ورائحتها في صباح رماديّ من شباط لا تُصدَّق؛ ستقف هناك بمعطفك أطول مما نويت.`,
  },
];
