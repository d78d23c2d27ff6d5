/** A service through which an address is passed on, or the reader's own mail program. */
export interface ShareLink {
  readonly name: 'LINE' | 'Facebook' | 'X' | 'mail'
  readonly href: string
}

/** Links that bring an address and its title to each service: plain links, no script of theirs. */
export function shareLinks(address: string, title: string): readonly ShareLink[] {
  const query = (values: Readonly<Record<string, string>>) =>
    // Mail programs read a plus as a plus.
    new URLSearchParams(values).toString().replaceAll('+', '%20')
  return [
    { name: 'LINE', href: `https://social-plugins.line.me/lineit/share?${query({ url: address, text: title })}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?${query({ u: address })}` },
    { name: 'X', href: `https://x.com/intent/post?${query({ url: address, text: title })}` },
    { name: 'mail', href: `mailto:?${query({ subject: title, body: `${title}\n${address}` })}` },
  ]
}
