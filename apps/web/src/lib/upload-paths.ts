/**
 * The addresses whose forms carry files: there, and nowhere else, a multipart body reaches the action as a stream
 * instead of being held to the size of a form. A screen with a file field is a line here, without its language.
 */
const uploadPaths = [
  /^\/member\/files$/,
  /^\/member\/apply$/,
  /^\/member\/info\/avatar$/,
  /^\/olduser\/(info|move)\/[^/]+$/,
] as const

/** Whether a post to this address may carry files; the router's own marks do not count. */
export function takesFiles(pathname: string): boolean {
  const path = pathname.replace(/\.data$/, '').replace(/^\/[^/]*/, '')
  return uploadPaths.some((one) => one.test(path))
}
