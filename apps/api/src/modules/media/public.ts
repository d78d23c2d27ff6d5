export { presentPicture } from './present.ts'
export { pictureOf, type PictureRow } from './queries/pictures.ts'
export { unusablePictures, usableCover } from './queries/covers.ts'
