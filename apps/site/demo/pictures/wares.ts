import { fern, pot } from './plants.ts';
import { circle, ellipse, fade, fill, polygon, rect, stroke } from './svg.ts';
import { still } from './tools.ts';

/** What the workshop sells across the counter, one thing to a picture. */

export function wateringCan(): string {
  return still(
    ellipse('clothDeep', 246, 392, 180, 18),
    stroke('slate', 12, 'M150 236C150 120 300 110 300 236'),
    fade('can', 'steelLight', 'steel', 'M140 232H310V372Q310 392 225 392T140 372z'),
    fill('slate', 'M140 232h170v12H140zM140 340h170v8H140z', 0.35),
    fill('steel', polygon([308, 326], [308, 290], [408, 164], [424, 178])),
    fill('steelLight', polygon([308, 302], [308, 290], [408, 164], [414, 169])),
    fill('brass', polygon([388, 148], [406, 130], [448, 176], [432, 192])),
    fill('brassDeep', polygon([432, 192], [448, 176], [452, 182], [436, 198])),
    ...[0, 1, 2, 3].map((n) => circle('iron', 408 + n * 9, 150 + n * 10, 2.4)),
    stroke('slate', 12, 'M142 262C84 262 84 346 142 346'),
    ellipse('slate', 225, 234, 85, 15),
    ellipse('iron', 225, 234, 74, 10),
    stroke('water', 3, 'M444 200q6 26 4 44M456 194q14 22 14 42', 0.8),
  );
}

export function potSet(): string {
  return still(
    ellipse('clothDeep', 240, 396, 190, 18),
    pot(330, 396, 150),
    pot(176, 396, 190),
    pot(262, 404, 96),
    fern(176, 232, 120, 4),
    fill('soil', 'M86 226h180v10H86z', 0.9),
    stroke('potDeep', 2, 'M120 330q30 8 60 0M130 352q24 6 44 0', 0.5),
  );
}

export function hinge(): string {
  return still(
    ellipse('clothDeep', 250, 340, 180, 14),
    fill('brass', 'M96 156H214V330H96z'),
    fill('brass', 'M266 156H392V330H266z'),
    fill('brassDeep', 'M96 312H214v18H96zM266 312H392v18H266z'),
    fade('barrel', 'brass', 'brassDeep', 'M214 130H266V356H214z'),
    stroke('brassDeep', 4, 'M214 175h52M214 220h52M214 265h52M214 310h52'),
    circle('brass', 240, 128, 16),
    circle('brass', 240, 358, 16),
    ...[
      [130, 190],
      [180, 243],
      [130, 296],
      [302, 243],
      [356, 190],
      [356, 296],
    ].map(([x = 0, y = 0]) => circle('brassDeep', x, y, 11) + circle('iron', x - 1, y - 1, 7)),
  );
}

export function finial(): string {
  return still(
    ellipse('clothDeep', 240, 410, 90, 14),
    fade('spike', 'steelLight', 'slate', polygon([240, 46], [254, 176], [226, 176])),
    circle('slate', 240, 196, 34),
    circle('steel', 230, 184, 14, 0.7),
    fill('slate', 'M196 236Q240 216 284 236L274 262H206z'),
    fill('iron', 'M212 262h56v44h-56z'),
    fill('slate', 'M180 306Q240 288 300 306L318 348H162z'),
    fill('iron', 'M162 348H318V380H162z'),
    fill('slate', 'M146 380H334V410H146z'),
    stroke('steelLight', 3, 'M186 312Q240 296 294 312M170 350H310', 0.5),
    stroke('slate', 9, 'M206 250C150 250 140 196 176 186M274 250C330 250 340 196 304 186'),
  );
}

export function ventArm(): string {
  return still(
    fill('frame', polygon([60, 150], [420, 96], [424, 122], [64, 176])),
    fill('glass', polygon([84, 176], [404, 128], [404, 140], [84, 190])),
    fill('frame', 'M60 356H420V386H60z'),
    fill('brass', polygon([108, 350], [120, 340], [346, 152], [358, 160], [356, 170])),
    fill('brassDeep', polygon([108, 350], [116, 356], [358, 172], [356, 164])),
    fade('cylinder', 'steelLight', 'steel', polygon([150, 348], [132, 322], [256, 236], [274, 262])),
    fill('slate', polygon([256, 236], [274, 262], [300, 244], [282, 218])),
    stroke('steelLight', 9, 'M288 232L354 184'),
    circle('brassDeep', 116, 348, 16),
    circle('brass', 114, 346, 11),
    circle('brassDeep', 356, 166, 14),
    circle('brass', 354, 164, 9),
    stroke('measure', 2, 'M60 420H420M60 410v20M420 410v20'),
  );
}

export function coldFrame(): string {
  return still(
    ellipse('clothDeep', 244, 392, 196, 18),
    fill('wood', polygon([56, 392], [56, 300], [400, 300], [400, 392])),
    fill('woodDeep', polygon([400, 392], [400, 300], [446, 250], [446, 348])),
    stroke('woodDeep', 2, 'M56 330H400M56 362H400', 0.7),
    fern(140, 306, 70, 3),
    fern(240, 306, 84, 9),
    fern(330, 306, 66, 12),
    fill('glass', polygon([48, 300], [96, 196], [452, 196], [408, 300]), 0.75),
    fill('glint', polygon([110, 290], [148, 206], [190, 206], [154, 290]), 0.4),
    stroke('frame', 9, 'M48 300L96 196H452L408 300zM166 300L214 196M286 300L334 196'),
    stroke('woodDeep', 7, 'M96 196L150 120'),
    circle('brass', 232, 304, 7),
  );
}

export function cloche(): string {
  return still(
    ellipse('clothDeep', 240, 400, 150, 18),
    fill('soil', 'M116 384Q240 356 364 384V402H116z'),
    fern(240, 380, 150, 7),
    fern(240, 380, 100, 15),
    fade('bell', 'glint', 'glass', 'M120 392C112 250 150 130 240 130S368 250 360 392Q240 414 120 392z'),
    fern(240, 380, 140, 7),
    stroke('glassLow', 5, 'M120 392C112 250 150 130 240 130S368 250 360 392Q240 414 120 392z'),
    stroke('glint', 9, 'M162 340C160 260 176 196 214 166', 0.85),
    fill('glassLow', 'M222 132q-8-34 18-40q26 6 18 40z'),
    circle('glass', 240, 94, 20),
    circle('glint', 234, 88, 6, 0.8),
  );
}

export function panes(): string {
  return still(
    ellipse('clothDeep', 250, 404, 180, 14),
    fill('woodDeep', 'M70 372H420V400H70z'),
    fill('glassLow', polygon([206, 372], [246, 84], [412, 84], [372, 372]), 0.7),
    fill('glass', polygon([158, 372], [198, 96], [364, 96], [324, 372]), 0.8),
    fill('glass', polygon([110, 372], [150, 108], [316, 108], [276, 372]), 0.9),
    stroke(
      'slate',
      2.4,
      'M110 372L150 108H316L276 372zM316 108L324 96H364L324 372M364 96L412 84L372 372',
      0.8,
    ),
    fill('glint', polygon([140, 350], [172, 126], [212, 126], [180, 350]), 0.55),
    ...[104, 130, 158, 396].map((x) => fill('brass', polygon([x, 436], [x + 12, 418], [x + 18, 438]))),
  );
}

export function trowel(): string {
  return still(
    ellipse('clothDeep', 260, 380, 170, 14),
    fill('woodDeep', 'M64 116Q58 88 86 88L196 180L172 208L72 136z'),
    fill('wood', 'M70 116Q66 96 86 98L188 182L176 196L76 130z'),
    fill('brass', polygon([172, 208], [196, 180], [214, 196], [190, 224])),
    stroke('slate', 13, 'M204 212C240 244 236 262 262 282'),
    fade('blade', 'steelLight', 'steel', 'M238 306Q250 262 292 260Q380 288 424 396Q312 376 238 306z'),
    stroke('slate', 3, 'M262 286Q340 320 410 384', 0.6),
    fill('soil', 'M372 340Q410 372 424 396Q376 390 340 372z', 0.85),
    circle('leafLight', 350, 420, 9),
    circle('leaf', 366, 428, 6),
  );
}

export function thermometer(): string {
  return still(
    ellipse('clothDeep', 246, 418, 110, 12),
    fill('woodDeep', 'M154 60Q154 40 240 40T326 60V410H154z'),
    fill('wood', 'M164 66Q164 52 240 52T316 66V400H164z'),
    fill('paper', 'M190 92H290V378H190z'),
    stroke(
      'line',
      2,
      Array.from({ length: 12 }, (_, n) => `M258 ${120 + n * 19}h${n % 3 === 0 ? 24 : 13}`).join(''),
    ),
    stroke('steel', 13, 'M228 112V340'),
    stroke('measure', 7, 'M228 206V340'),
    circle('measure', 228, 346, 17),
    circle('glint', 223, 340, 5, 0.8),
    circle('brass', 240, 70, 8),
    fill('measure', 'M200 204l16 8l-16 8z'),
  );
}

export function gutterHook(): string {
  return still(
    fade('gutter', 'slate', 'iron', 'M30 196H450V236Q450 300 380 300H100Q30 300 30 236z'),
    fill('water', 'M44 204H436V214H44z', 0.8),
    stroke('steelLight', 4, 'M36 198H444', 0.7),
    ...[120, 340].map(
      (x) =>
        stroke('brass', 14, `M${x} 92V240Q${x} 318 ${x + 44} 318`) +
        circle('brassDeep', x, 112, 8) +
        circle('brassDeep', x, 152, 8),
    ),
    fill('frame', 'M30 84H450V104H30z'),
    stroke('water', 4, 'M392 330v22M408 322v40M376 338v14', 0.9),
  );
}

export function blind(): string {
  return still(
    fill('woodDeep', 'M56 92H424V124H56z'),
    circle('brass', 56, 108, 14),
    circle('brass', 424, 108, 14),
    fill('wool', 'M76 124H404V352H76z'),
    ...Array.from({ length: 11 }, (_, n) => rect('woolDeep', 76, 140 + n * 20, 328, 4, 0.8)),
    stroke('woodDeep', 2.4, 'M140 124V352M240 124V352M340 124V352'),
    fade('roll', 'wool', 'woolDeep', 'M70 350H410V384Q410 398 396 398H84Q70 398 70 384z'),
    stroke('measure', 4, 'M382 124V420'),
    fill('wood', 'M374 416h16v26h-16z'),
  );
}

export function putty(): string {
  return still(
    ellipse('clothDeep', 240, 396, 150, 18),
    fade('tin', 'steelLight', 'steel', 'M110 170H370V366Q370 398 240 398T110 366z'),
    fill('pot', 'M110 222H370V334H110z'),
    fill('wool', 'M150 246h180v14H150zM176 274h128v9H176zM176 294h128v9H176z', 0.9),
    ellipse('steel', 240, 170, 130, 36),
    ellipse('wool', 240, 168, 116, 28),
    fill('woolDeep', 'M182 164Q220 140 268 152Q304 166 270 182Q220 194 182 164z'),
    stroke('steelLight', 4, 'M118 190Q240 226 362 190', 0.6),
  );
}

export function gloves(): string {
  return still(
    ellipse('clothDeep', 240, 402, 170, 14),
    fill(
      'woolDeep',
      'M110 392V250C96 214 104 150 124 148S146 200 148 220C146 150 150 104 170 104S190 160 190 216C192 146 200 108 218 110S230 170 228 222C236 168 248 146 262 152S266 214 262 246C284 224 300 226 302 240S268 300 258 316V392z',
    ),
    fill(
      'wool',
      'M190 402V266C176 230 184 170 204 168S226 216 228 236C226 168 232 124 252 124S270 178 270 232C272 164 282 128 300 130S310 188 308 238C316 186 328 166 342 172S346 230 342 262C364 240 380 242 382 256S348 316 338 330V402z',
    ),
    fill('frame', 'M190 356H338V402H190z'),
    stroke('woolDeep', 3, 'M226 248V300M268 246V296M308 250V296', 0.8),
  );
}
