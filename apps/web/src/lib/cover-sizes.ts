/** How wide a picture stands in a card, as the attribute `sizes` has it: the screen of a phone, a column of a grid. */
export const cardSizes = '(width < 40rem) 100vw, 24rem'

/** At the head of an article. */
export const articleSizes = '(width < 60rem) 100vw, 60rem'
