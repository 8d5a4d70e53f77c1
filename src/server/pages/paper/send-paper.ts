import { type SendPage, sendPersonalPage } from "../send-page.ts"
import { paperFile } from "./paper-file.ts"

/** Sends a printed page as a PDF; any other page, such as an error page, is sent unchanged. */
export const sendPaper: SendPage = async (html, page, request, response) => {
  const file = page.status === 200 ? await paperFile(html) : undefined
  if (file === undefined) return sendPersonalPage(html, page, request, response)
  if (response.destroyed) return
  response.writeHead(200, {
    "content-type": "application/pdf",
    "content-length": file.bytes.length,
    "content-disposition": `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    "cache-control": "private, no-store",
    "cross-origin-resource-policy": "same-origin",
    "x-robots-tag": "noindex"
  })
  response.end(request.method === "HEAD" ? undefined : file.bytes)
}
