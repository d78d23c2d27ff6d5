import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react'
import { useText } from '../../i18n/use-text.ts'
import { PictureThumb } from '../../media/picture-thumb.tsx'
import { TextField } from '../../media/text-field.tsx'
import { useMedia } from './use-media.ts'

/** A picture while its text is written: how it looks, and the field of what it shows. */
export function PictureView({ node, editor, updateAttributes }: ReactNodeViewProps) {
  const text = useText()
  const { src, alt } = node.attrs as { readonly src: string; readonly alt: string | null }
  const { media, isGone } = useMedia(src.slice(src.lastIndexOf('/') + 1))
  return (
    <NodeViewWrapper as="figure" className="c-rich-picture" contentEditable={false}>
      {media && <PictureThumb picture={media.picture} sizes="22rem" alt="" />}
      {isGone && <p className="c-field-problem">{text('consoleContent.picture_missing')}</p>}
      <TextField
        name="picture-alt"
        label={text('consoleContent.picture_alt')}
        hint={text('consoleContent.picture_alt_hint')}
        value={alt ?? ''}
        problem={undefined}
        isRequired
        isReadOnly={!editor.isEditable}
        onChange={(value) => updateAttributes({ alt: value })}
      />
    </NodeViewWrapper>
  )
}
