/** Questions for the home page's accordion; answers are plain sentences. */
export const faqContent = [
  {
    question: 'Do I need planning permission?',
    answer:
      'Usually not, if it stays under 2.5 metres at the eaves, behind the front of the house and covers less than half the garden. Listed houses are another matter. We check before we draw, and we fill in the form when there is one.',
  },
  {
    question: 'Wood or metal?',
    answer:
      'Timber is warmer, drips less and can be mended for ever with a saw. Iron and aluminium are slimmer and let in a little more light. For most gardens we suggest larch on a brick base with an iron ridge, and we will say so if you are about to spend money on the wrong one.',
  },
  {
    question: 'How long does it really take?',
    answer:
      'Sixteen weeks from the agreed drawing in a quiet year, twenty-two in a busy one. The part in your garden takes about eight working days, and we need a tap, a socket and somewhere dry to leave the glass.',
  },
  {
    question: 'Can you save my old one?',
    answer:
      'More often than people expect. If the ridge is straight and the base is sound, the rest is patience. Our survey says bar by bar what can stay, and the fee comes off the bill if you go ahead.',
  },
  {
    question: 'What does it cost to look after?',
    answer:
      'A coat of linseed paint every seven years, a tube of nothing at all, and our March round from £240 if you would rather not climb. Left entirely alone it will still be there in thirty years, only sulking.',
  },
] as const;
