/** An address that an applicant wrote: opened apart from the console, which it learns nothing of. */
export function OutsideLink({ href }: { href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {href}
    </a>
  )
}
