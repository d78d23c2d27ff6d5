export interface HeadMember {
  readonly name: string
  readonly points: number
}
