/** React's mark for a part that failed and was left to the browser; texts cannot hold it, they are escaped. */
const gap = /<!--\$!--><template(?: data-dgst="[^"]*")?(?: data-msg="([^"]*)")?/u

/** Markup without gaps: `renderToString` swallows an error inside a Suspense boundary and answers a hole. */
export const renderedWhole = (html: string): string => {
  const found = gap.exec(html)
  if (found) throw new Error(`A part of the page could not be rendered${found[1] ? `: ${found[1]}` : ""}`)
  return html
}
