/**
 * React's marker for a part whose rendering failed on the server and was left to the browser; texts cannot contain it,
 * since they are escaped.
 */
const gap = "<!--$!-->"

const reason = /<!--\$!--><template(?: data-dgst="[^"]*")?(?: data-msg="([^"]*)")?/u

/**
 * Returns the markup if it is complete, otherwise throws: `renderToString` swallows an error inside a Suspense boundary
 * and leaves a gap.
 */
export const renderedWhole = (html: string): string => {
  if (!html.includes(gap)) return html
  const message = reason.exec(html)?.[1]
  throw new Error(`A part of the page could not be rendered${message ? `: ${message}` : ""}`)
}
