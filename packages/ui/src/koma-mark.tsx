/** The mark of Koma: one page, three panels, one of them speaks. It takes the colour of the text around it. */
export function KomaMark({ title }: { title?: string }) {
  return (
    <svg
      className="k-mark"
      viewBox="0 0 32 32"
      focusable="false"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <path
        fill="currentColor"
        d="M1 1H19.5L14.5 15H1ZM1 18H13.4L8.7 31H1ZM23 1H31V22.5L26.5 22.8 21 29.5 21.6 23.1 14.9 23.5Z"
      />
    </svg>
  )
}
