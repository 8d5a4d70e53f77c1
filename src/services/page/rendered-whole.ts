/** React's mark for a part that failed and was left to the browser; texts cannot hold it, they are escaped. */
const gap = "<!--$!-->"

const reason = /<!--\$!--><template(?: data-dgst="[^"]*")?(?: data-msg="([^"]*)")?/u

/** Markup without gaps: `renderToString` swallows an error inside a Suspense boundary and answers a hole. */
export const renderedWhole = (html: string): string => {
  if (!html.includes(gap)) return html
  const message = reason.exec(html)?.[1]
  throw new Error(`A part of the page could not be rendered${message ? `: ${message}` : ""}`)
}
