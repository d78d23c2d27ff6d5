/** How wide a picture stands in a card, as the attribute `sizes` has it: the screen of a phone, a column of a grid. */
export const cardSizes = '(width < 40rem) 100vw, 24rem'

/** In a banner of home: one above the other, or up to three side by side. */
export const bannerSizes = '(width < 60rem) 100vw, 40rem'

/** At the head of an article. */
export const articleSizes = '(width < 60rem) 100vw, 60rem'
