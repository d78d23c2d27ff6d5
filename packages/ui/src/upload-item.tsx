import { Button } from './button.tsx'

/** One file of the field. `id` is there once it is kept. */
export interface UploadedItem {
  key: string
  name: string
  /** As `1.2 MB`. */
  size: string
  state: 'waiting' | 'sending' | 'done' | 'failed'
  /** 0 to 100 while it is sent. */
  percent: number
  /** What the state is called, or why it failed. */
  stateWords: string
  id: string | null
  /** Where its owner opens it; null while nobody may. */
  href: string | null
  /** Whether another try could help. */
  retryable: boolean
}

/** What can be done with a file, and what that is called for one name. */
export interface UploadActions {
  cancel: { word: string; nameOf: (name: string) => string; run: (key: string) => void }
  retry: { word: string; nameOf: (name: string) => string; run: (key: string) => void }
  remove: { word: string; nameOf: (name: string) => string; run: (key: string) => void }
  /** Beside a kept file where there are no scripts. */
  keepWord: string
}

interface UploadItemProps {
  name: string
  item: UploadedItem
  alive: boolean
  actions: UploadActions
  onGone: () => void
}

/** A line of the list: the file, how far it is, and what can be done with it. */
export function UploadItem({ name, item, alive, actions, onGone }: UploadItemProps) {
  return (
    <li className="k-upload-item" data-state={item.state}>
      <p className="k-upload-name">
        {item.href ? (
          <a href={item.href} download>
            {item.name}
          </a>
        ) : (
          <span>{item.name}</span>
        )}
        <span className="k-upload-size">{item.size}</span>
      </p>
      <p className="k-upload-state">{item.stateWords}</p>
      {item.state === 'sending' || item.state === 'waiting' ? (
        <progress className="k-upload-progress" max={100} value={item.percent} aria-label={item.name} />
      ) : null}
      {alive ? (
        <ItemButtons item={item} actions={actions} onGone={onGone} />
      ) : (
        <label className="k-upload-keep">
          <input type="checkbox" name={name} value={item.id ?? ''} defaultChecked />
          {actions.keepWord}
        </label>
      )}
      {alive && item.id !== null ? <input type="hidden" name={name} value={item.id} /> : null}
    </li>
  )
}

function ItemButtons({ item, actions, onGone }: Pick<UploadItemProps, 'item' | 'actions' | 'onGone'>) {
  const { cancel, retry, remove } = actions
  const isOnItsWay = item.state === 'sending' || item.state === 'waiting'
  const end = isOnItsWay ? cancel : remove
  return (
    <div className="k-upload-buttons">
      {item.state === 'failed' && item.retryable ? (
        <Button variant="quiet" aria-label={retry.nameOf(item.name)} onClick={() => retry.run(item.key)}>
          {retry.word}
        </Button>
      ) : null}
      <Button
        variant="quiet"
        aria-label={end.nameOf(item.name)}
        onClick={() => {
          onGone()
          end.run(item.key)
        }}
      >
        {end.word}
      </Button>
    </div>
  )
}
