import type { ProductDraft } from '@portico/theme/server';

/** What Sill & Marrow sells across the counter. None of it exists. */
export const demoProducts: readonly ProductDraft[] = [
  ware('putty', 'Linseed putty, two kilos', 'Glass and shade', 1450, 40, {
    summary: 'Whiting and boiled oil, knocked up on Tuesdays.',
    description:
      'The putty that we bed our own panes in. It skins over in a week, takes paint after three, and stays soft enough underneath to let a frame move.\n\nKeep the lid on and a film of oil on top, and what is left will be good next spring.',
    pictureAlt: 'An open tin of putty with a green label',
  }),
  ware('panes', 'Horticultural panes, box of ten', 'Glass and shade', 6200, 18, {
    summary: 'Three millimetres, 610 by 457, edges arrised by hand.',
    description:
      'Drawn glass with the slight waver that old houses have. Cut to the common sizes of lean-tos built before 1940; tell us in the note if yours differ and we cut the box to measure.\n\nBrass sprigs for fixing are in the lid.',
    pictureAlt: 'Three panes of glass leaning in a rack, with brass sprigs before them',
  }),
  ware('blind', 'Reed blind, per square metre', 'Glass and shade', 4800, null, {
    summary: 'Split reed on cord, cut to the slope of your roof.',
    description:
      'Rolls down outside the glass, where shade does some good. The cord and the wooden pull are renewable.\n\nGive us the length of the slope and the width between bars.',
    pictureAlt: 'A half-lowered reed blind with a red cord',
  }),
  ware('vent-arm', 'Roof vent opener', 'Fittings', 8900, 12, {
    summary: 'Opens by itself at eighteen degrees. No wires, no batteries.',
    description:
      'A cylinder of wax swells in the warmth and pushes the arm. It lifts seven kilos, which is any vent that we have met.\n\nFour brass screws and a paper pattern for the holes come with it.',
    pictureAlt: 'A brass arm with a steel cylinder holding a roof vent ajar',
  }),
  ware('hinge', 'Cast brass butt hinge, pair', 'Fittings', 3600, 55, {
    summary: 'For doors that hang where it is always damp.',
    description:
      'Cast at Ashmere, drilled and countersunk here. The pins are brass as well, so nothing in it can rust.\n\nOne pair carries a glasshouse door; take three hinges for a double one.',
    pictureAlt: 'An open brass hinge with six screw holes',
  }),
  ware('gutter-hook', 'Gutter hooks, set of six', 'Fittings', 2700, 30, {
    summary: 'Forged brackets for half-round iron gutter.',
    description:
      'They screw to the side of the plate rather than the face, so the gutter can be lifted out and cleaned without a tool.\n\nBlacked, with brass caps.',
    pictureAlt: 'An iron gutter held by two brass hooks, dripping',
  }),
  ware('finial', 'Ridge finial, acorn and spike', 'Fittings', 14_500, null, {
    summary: 'Cast to order for the ridge that you have.',
    description:
      'Every finial is cast when it is asked for, in six weeks or so, because no two ridges that we have measured were of one thickness.\n\nSend the width of the ridge in the note. Painted in the green of the shop front unless you say otherwise.',
    pictureAlt: 'A cast iron finial with a ball, two scrolls and a spike',
  }),
  ware('cold-frame', 'Cold frame in larch', 'For growing', 21_000, 4, {
    summary: 'A metre and a half of early salad.',
    description:
      'Larch boards, a cast sash, and a stick with five notches. It arrives flat and goes together with eight screws.\n\nThe glass is in a separate crate, with a drawing of where to hold it.',
    pictureAlt: 'A wooden cold frame with a glazed lid and ferns below',
  }),
  ware('cloche', 'Bell cloche', 'For growing', 5400, 9, {
    summary: 'Blown glass for the one plant that must live.',
    description:
      'Thirty-eight centimetres across, heavy enough to stay where it is put. The knob is solid: lift it with both hands.\n\nLean it on a pebble by day, so that what is inside can breathe.',
    pictureAlt: 'A glass bell over a young fern',
  }),
  ware('pots', 'Long toms, set of three', 'For growing', 2900, 60, {
    summary: 'Deep terracotta for things with deep roots.',
    description:
      'Thrown, not pressed, so they breathe. Fired hot enough to stand out in the frost of an ordinary year.\n\nTen, fourteen and nineteen centimetres across.',
    pictureAlt: 'Three terracotta pots, the largest with a fern',
  }),
  ware('watering-can', 'Long-reach watering can', 'Tools', 7600, 14, {
    summary: 'Nine litres, balanced when full and when empty.',
    description:
      'The spout is as long as a staging is deep. A brass rose turns up for seedlings and down for everything else.\n\nZinc, soldered twice.',
    pictureAlt: 'A zinc watering can with a brass rose',
  }),
  ware('trowel', 'Planting trowel', 'Tools', 2400, 35, {
    summary: 'One piece of steel in an ash handle.',
    description:
      'The neck is forged with the blade, so there is nothing to bend. The handle is turned from the offcuts of glazing bars.\n\nOil it when you think of it.',
    pictureAlt: 'A trowel with a wooden handle and earth on its tip',
  }),
  ware('thermometer', 'Glasshouse thermometer', 'Tools', 3900, 22, {
    summary: 'Shows the lowest of the night and the highest of the day.',
    description:
      'Spirit, not mercury. Two steel pins stay where the liquid has pushed them, until a magnet brings them back.\n\nHang it at the height of the plants and out of the sun.',
    pictureAlt: 'A wooden thermometer with a red column',
  }),
  ware('gloves', 'Glazier’s gloves', 'Tools', 3200, 0, {
    summary: 'Goatskin with long cuffs. Out again until the autumn.',
    description:
      'Soft enough to feel an edge through, and long enough that it does not reach the wrist.\n\nThe glover makes two batches a year.',
    pictureAlt: 'A pair of leather gloves with green cuffs',
  }),
];

function ware(
  slug: string,
  name: string,
  category: string,
  price: number,
  stock: number | null,
  words: Pick<ProductDraft, 'summary' | 'description' | 'pictureAlt'>,
): ProductDraft {
  return {
    ...{ slug, name, category, price, stock, ...words },
    currency: 'GBP',
    picture: `/pictures/ware-${slug}.svg`,
    isShown: true,
  };
}
