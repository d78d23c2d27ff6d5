/** Every address that nobody knows is the 404 screen. Source: product §2 */
export { default, loader, meta } from './error404.tsx'
