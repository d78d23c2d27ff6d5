import type { DeskItem } from '@koma/contract/content-desk.ts'
import { languages } from '@koma/domain/languages.ts'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { CoverField } from './cover-field.tsx'
import { FactsSection } from './facts-section.tsx'
import { ItemActions } from './item-actions.tsx'
import { ItemFiling } from './item-filing.tsx'
import { LanguageColumn } from './language-column.tsx'
import { PageVersions } from './page-versions.tsx'
import { RevisionList } from './revision-list.tsx'
import { StaleNotice } from './stale-notice.tsx'
import { useFieldName } from './use-field-name.ts'
import { useItemForm } from './use-item-form.ts'
import { WideFacts } from './wide-facts.tsx'

interface Props {
  readonly item: DeskItem
  readonly isReadOnly: boolean
  onChanged(): void
}

/** The three languages side by side, what the item is filed under, what can be done, and what was saved before. */
export function ItemEditor({ item, isReadOnly, onChanged }: Props) {
  const text = useText()
  const state = useItemForm(item, onChanged)
  const [showsRevisions, setShowsRevisions] = useState(false)
  const fieldName = useFieldName()
  return (
    <>
      <ItemActions item={item} state={state} isReadOnly={isReadOnly} onChanged={onChanged} />
      {state.stale && (
        <StaleNotice stale={state.stale} fieldName={fieldName} onTheirs={state.takeTheirs} onMine={state.keepMine} />
      )}
      {item.page && <p>{text('consolePages.numbers', { example: '{{contact_reply_working_days}}' })}</p>}
      <div className="c-content-languages">
        {languages.map((language) => (
          <LanguageColumn key={language} language={language} item={item} state={state} isReadOnly={isReadOnly} />
        ))}
      </div>
      <div className="c-content-facts">
        <FactsSection item={item} state={state} isReadOnly={isReadOnly} />
        {item.page?.is_legal && <PageVersions page={item.page} />}
        {item.page === null && (
          <CoverField
            title={text('consoleMedia.cover')}
            none={text('consoleMedia.cover_none')}
            coverId={state.form.cover_id}
            problem={state.problemOf('cover_id')}
            isReadOnly={isReadOnly}
            onChange={(cover_id) => state.change({ cover_id })}
          />
        )}
      </div>
      <WideFacts item={item} state={state} isReadOnly={isReadOnly} />
      {item.page === null && <ItemFiling item={item} state={state} isReadOnly={isReadOnly} />}
      <details
        className="c-box c-content-revisions"
        open={showsRevisions}
        onToggle={(event) => setShowsRevisions(event.currentTarget.open)}
      >
        <summary>{text('consoleContent.revisions')}</summary>
        {showsRevisions && (
          <RevisionList key={item.version} item={item} isReadOnly={isReadOnly || state.dirty} onChanged={onChanged} />
        )}
      </details>
    </>
  )
}
