import type { IncomingMessage, ServerResponse } from "node:http"
import { dataPolicy } from "../http/front/front-door.ts"

const page = (head: string, text: string): string =>
  `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}
<title>Gerade ist viel los</title></head>
<body><h1>Gerade ist hier viel los</h1><p>${text}</p></body>
</html>
`

/**
 * Sends 503 in place of a page that is not rendered now (rule safety.shedding). The page sent instead reloads itself
 * after this many seconds. After a form submission, it tells the visitor to go back, because the browser still has the
 * input there.
 */
export const sendComeAgain = (
  { method }: Pick<IncomingMessage, "method">,
  response: ServerResponse,
  seconds: number
): void => {
  const body =
    method === "POST"
      ? page(
          "",
          "Ihre Angaben sind noch nicht angekommen. Bitte gehen Sie einen Schritt zurück und senden Sie sie gleich noch einmal."
        )
      : page(
          `<meta http-equiv="refresh" content="${seconds}">`,
          "Die Seite wird gleich noch einmal geladen. Sie müssen nichts tun."
        )
  response.writeHead(503, {
    "content-type": "text/html; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    "content-security-policy": dataPolicy,
    "retry-after": String(seconds)
  })
  response.end(method === "HEAD" ? undefined : body)
}
