/** Text as it stands in XML; what XML 1.0 cannot hold is left out. */
export const xmlText = (text: string): string =>
  text
    // eslint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n'
