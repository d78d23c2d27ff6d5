/** A line of ink that runs along the top while a page is on its way. Always in the page; drawn and announced when active. */
export function ProgressBar({ active, label }: { active: boolean; label: string }) {
  return (
    <div
      className="k-progress"
      data-active={active || undefined}
      role="progressbar"
      aria-label={label}
      aria-hidden={active ? undefined : true}
    >
      <span />
    </div>
  )
}
