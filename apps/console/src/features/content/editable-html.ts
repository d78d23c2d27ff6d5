/** What the editor can write; anything beyond it would be lost in it. */
const elements = new Set('p br h2 h3 h4 ul ol li blockquote hr strong em b i s code pre a'.split(' '))
const attributes = new Set(['href', 'title', 'rel', 'target', 'start'])

/** A picture of the library as the editor writes it, and as the API keeps it. */
const picture = /<figure><img src="\/media\/[\da-f-]{36}" alt="[^"]*"(?: loading="lazy")? ?\/?><\/figure>/g

const tag = /<\/?([a-z][a-z0-9]*)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>/gi
const attribute = /([\w-]+)(?:="[^"]*")?/g

/** Whether the editor gives the HTML back as it is; what has tables, readings or pictures of elsewhere is written as HTML. */
export function isEditable(html: string, hasPictures = false): boolean {
  const text = hasPictures ? html.replaceAll(picture, '') : html
  for (const [, name, rest] of text.matchAll(tag)) {
    if (!elements.has(name!.toLowerCase())) return false
    for (const [, key] of rest!.matchAll(attribute)) if (!attributes.has(key!.toLowerCase())) return false
  }
  return true
}
