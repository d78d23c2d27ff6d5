export { default, loader, meta } from './search.tsx'
