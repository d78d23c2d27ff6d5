/** Enough of an account name for its owner to know it: `linyating` → `li******g`. */
export const maskedUsername = (username: string): string =>
  username.slice(0, 2) + '*'.repeat(Math.max(1, username.length - 3)) + username.slice(-1)

/** `lin@example.org` → `l**@example.org`: the owner knows it, a stranger cannot write to it. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return email.slice(0, 1) + '*'.repeat(Math.max(2, at - 1)) + email.slice(at)
}

/** `0912345678` → `0912***678`. */
export const maskedMobile = (mobile: string): string => mobile.slice(0, -6) + '*'.repeat(3) + mobile.slice(-3)

/** A number of which the last three digits are left, for who has not proved to be its owner: enough to know one's own. */
export const endOfMobile = (mobile: string): string => '*'.repeat(mobile.length - 3) + mobile.slice(-3)
