import { readFileSync } from "node:fs"
import { createServer } from "node:http"

/** The least that a cached page could be: the same bytes from memory. */
const bytes = readFileSync(process.env["ANSWER"] ?? "")

createServer((_, response) => {
  response.writeHead(200, {
    "content-type": "text/html; charset=utf-8",
    "content-encoding": "br",
    "content-length": bytes.length
  })
  response.end(bytes)
}).listen(Number(process.env["PORT"]), "127.0.0.1", () => console.log("ready"))
