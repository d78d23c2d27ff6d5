import sanitize from 'sanitize-html'

/** Elements that an article may have; everything else goes, its words stay, but not those of scripts and styles. */
const elements = (
  'p br h2 h3 h4 ul ol li blockquote hr figure figcaption ' +
  'strong em b i s sub sup code pre a ruby rt rp span ' +
  'table caption thead tbody tr th td img'
).split(' ')

/** Elements within each other: no article has more, and at each reading of what is kept the time grows with their square. */
const depthMax = 40

/**
 * HTML of the allow-list, whatever came in: no script, no style, no handler, no frame, no form. Done when a text is kept,
 * and again when it is shown: what somebody put into the database past the first is stopped by the second.
 */
export function cleanHtml(html: string): string {
  return sanitize(html, {
    allowedTags: elements,
    nestingLimit: depthMax,
    allowedAttributes: {
      a: ['href', 'title', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
      '*': ['lang'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    // A picture of another origin would tell it who reads: only the site's own.
    allowedSchemesByTag: { img: [] },
    allowProtocolRelative: false,
    transformTags: { a: closeLink, img: sanitize.simpleTransform('img', { loading: 'lazy' }) },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
  })
}

/** The same of what somebody has written; null where it says nothing and shows nothing. */
export function writtenHtml(html: string): string | null {
  const clean = cleanHtml(html)
  return /<(img|hr)\b/.test(clean) || clean.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') ? clean : null
}

/** A link that leaves the site tells nothing about its reader. */
function closeLink(tagName: string, { href, title, lang }: Record<string, string>) {
  const leaves = /^https?:/i.test(href ?? '')
  const attribs = {
    ...(href !== undefined && { href }),
    ...(title !== undefined && { title }),
    ...(lang !== undefined && { lang }),
    ...(leaves && { rel: 'noopener noreferrer' }),
  }
  return { tagName, attribs }
}
