import { Node } from '@tiptap/core'
import { ReactNodeViewRenderer } from '@tiptap/react'
import { PictureView } from './picture-view.tsx'

/** The address under which a text names a picture of the library; the API makes its sizes of it. */
export const pictureAddress = (id: string) => `/media/${id}`

/** Where the editor keeps the address: it writes HTML by making elements, and a picture that is made is fetched. */
const heldSource = 'data-src'

/** The HTML of the editor as it is kept. */
export const keptHtml = (html: string): string => html.replaceAll(`<img ${heldSource}=`, '<img src=')

/** A picture of the library between the paragraphs of a text, with what it shows. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: {
      default: null,
      parseHTML: (image) => image.getAttribute(heldSource) ?? image.getAttribute('src'),
      renderHTML: ({ src }) => ({ [heldSource]: src as string }),
    },
    alt: { default: '' },
  }),
  parseHTML: () => [{ tag: 'img[src^="/media/"]' }, { tag: `img[${heldSource}^="/media/"]` }],
  renderHTML: ({ HTMLAttributes }) => ['figure', ['img', HTMLAttributes]],
  addNodeView: () => ReactNodeViewRenderer(PictureView),
})
