import { type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from "node:http"

type Headers = OutgoingHttpHeaders | Array<OutgoingHttpHeader>

/** Converts headers to one array of names and values in turn, a form that node:http also accepts. */
const inTurn = (headers: Headers): Array<OutgoingHttpHeader> =>
  Array.isArray(headers)
    ? [...headers]
    : Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [name, value]))

const isNamed = (list: ReadonlyArray<OutgoingHttpHeader>, name: string): boolean => {
  for (let at = 0; at < list.length; at += 2) {
    const each = list[at]
    if (typeof each === "string" && each.length === name.length && each.toLowerCase() === name) return true
  }
  return false
}

/**
 * A response with default headers, which headers set on the response itself replace. The default headers are written
 * together with the response's head: if a header were set earlier, node:http would keep a table of headers, which costs
 * more than any other part of a cached page.
 */
export class FrontResponse extends ServerResponse {
  /** Names and values alternately. */
  readonly #besides: Array<string> = []

  /** `name` must be in lower case. */
  addUsual(name: string, value: string): void {
    this.#besides.push(name, value)
  }

  override writeHead(status: number, message?: string | Headers, headers?: Headers): this {
    return typeof message === "string"
      ? super.writeHead(status, message, this.#withUsual(headers))
      : super.writeHead(status, this.#withUsual(message ?? headers))
  }

  #withUsual(own: Headers = []): Array<OutgoingHttpHeader> {
    const list = inTurn(own)
    for (let at = 0; at < this.#besides.length; at += 2) {
      const name = this.#besides[at] ?? ""
      const value = this.#besides[at + 1] ?? ""
      if (!this.hasHeader(name) && !isNamed(list, name)) list.push(name, value)
    }
    return list
  }
}
