import { IncomingMessage, Server, ServerResponse } from "node:http"

/** Answers a request before everything else, e.g. from a cache of finished bytes; false leaves it to the router. */
export type Front = (request: IncomingMessage, response: ServerResponse) => boolean

const isResponse = (value: unknown): value is ServerResponse => value instanceof ServerResponse

/** The fronts in the order they were added; more may come while the server runs. */
export class FrontDoor {
  readonly #fronts: Array<Front> = []

  add(front: Front): void {
    this.#fronts.push(front)
  }

  readonly answer: Front = (request, response) => this.#fronts.some((front) => front(request, response))
}

/** node:http with a front before whoever listens: a cached page costs no fiber and no routing. */
export class FrontServer extends Server {
  readonly #front: Front

  constructor(front: Front) {
    super({ keepAliveTimeout: 5_000, requestTimeout: 30_000, headersTimeout: 10_000 })
    this.#front = front
  }

  override emit(event: string, ...values: Array<unknown>): boolean {
    const [request, response] = values
    const answered =
      event === "request" &&
      request instanceof IncomingMessage &&
      isResponse(response) &&
      this.#front(request, response)
    return answered || super.emit(event, ...values)
  }
}
