import { readFileSync } from "node:fs"
import { createServer } from "node:http"

/**
 * Lower bound for an offer search: for each request, sorts an array of the finished offers of one zip and writes them
 * as JSON.
 */
const answer = JSON.parse(readFileSync(process.env["ANSWER"] ?? "", "utf8")) as {
  readonly Items: ReadonlyArray<{ readonly TotalPrice: number; readonly EndDeliveryPeriodDate: string }>
}

createServer((request, response) => {
  const chunks: Array<Buffer> = []
  request.on("data", (chunk: Buffer) => chunks.push(chunk))
  request.on("end", () => {
    JSON.parse(Buffer.concat(chunks).toString("utf8"))
    const top = answer.Items.toSorted(
      (a, b) => a.TotalPrice - b.TotalPrice || a.EndDeliveryPeriodDate.localeCompare(b.EndDeliveryPeriodDate)
    ).slice(0, 30)
    const body = JSON.stringify({ ...answer, Items: top })
    response.writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) })
    response.end(body)
  })
}).listen(Number(process.env["PORT"]), "127.0.0.1", () => console.log("ready"))
