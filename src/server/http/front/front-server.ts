import { IncomingMessage, Server, type ServerResponse, STATUS_CODES } from "node:http"
import type { Socket } from "node:net"
import type { Duplex } from "node:stream"
import { type TrustedProxies, trustedProxies } from "./client-address.ts"
import { type ConnectionLimits, connectionLimits } from "./connection-limits.ts"
import { dataPolicy, everyAnswer, type FrontDoor } from "./front-door.ts"
import { FrontResponse } from "./front-response.ts"
import { shareOut } from "./network-share.ts"
import { closeUnread, writeInPieces } from "./unread-answers.ts"

/** The node:http events for requests that need a response. */
const waysIn: ReadonlySet<string> = new Set(["request", "checkContinue", "checkExpectation"])

const statusOfFailure: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408
}

const refuse = (response: ServerResponse, status: number, headers: Readonly<Record<string, string>> = {}) => {
  const text = STATUS_CODES[status] ?? ""
  response.writeHead(status, {
    "content-type": "text/plain; charset=utf-8",
    "content-length": text.length,
    "cache-control": "no-store",
    "content-security-policy": dataPolicy,
    connection: "close",
    ...headers
  })
  response.end(text)
}

const rawAnswer = (status: number): string =>
  [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries({ ...everyAnswer, "content-length": "0", connection: "close" }).map(
      ([name, value]) => `${name}: ${value}`
    ),
    "\r\n"
  ].join("\r\n")

/**
 * A node:http server with a front door before the request listener for all kinds of requests, including Expect:
 * 100-continue, CONNECT, and data that are not a valid request. Connections are never upgraded: a request for an
 * upgrade gets the same response as any other. The front door can send a cached page without a fiber and without
 * routing.
 */
export class FrontServer extends Server<typeof IncomingMessage, typeof FrontResponse> {
  readonly #door: FrontDoor
  /** Responses in progress, by connection. */
  readonly #open = new Map<Duplex, Set<ServerResponse>>()

  constructor(
    door: FrontDoor,
    limits: ConnectionLimits = connectionLimits,
    proxies: TrustedProxies = trustedProxies([])
  ) {
    super({
      ServerResponse: FrontResponse,
      keepAliveTimeout: limits.idle,
      requestTimeout: limits.request,
      headersTimeout: limits.headers,
      connectionsCheckingInterval: limits.lookedAt,
      // requests without a Host header are refused by the host guard instead of node:http, so that the response has the
      // headers of every response
      requireHostHeader: false,
      shouldUpgradeCallback: () => false
    })
    this.#door = door
    this.maxConnections = limits.atOnce
    this.on("connection", (socket: Socket) => writeInPieces(socket))
    shareOut(this, limits.perNetwork, proxies)
    const stop = closeUnread(this.#open, limits)
    this.once("close", stop)
    this.on("checkExpectation", (_request, response) => refuse(response, 417))
    this.on("connect", (request, socket) => this.#answerTunnel(request, socket))
    this.on("clientError", (error, socket) => this.#answerUnreadable(error, socket))
  }

  override emit(event: string, ...values: Array<unknown>): boolean {
    const [request, response] = values
    const answered =
      waysIn.has(event) &&
      request instanceof IncomingMessage &&
      response instanceof FrontResponse &&
      this.#enter(request, response, () => super.emit(event, ...values))
    return answered || super.emit(event, ...values)
  }

  #enter(request: IncomingMessage, response: FrontResponse, passOn: () => void): boolean {
    const { socket } = request
    // after a refused upgrade node:http parses the following bytes incorrectly, so the connection is closed
    if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false
    const answers = this.#open.get(socket) ?? new Set()
    this.#open.set(socket, answers.add(response))
    response.once("close", () => {
      answers.delete(response)
      if (answers.size === 0) this.#open.delete(socket)
    })
    return this.#door.answer(request, response, passOn)
  }

  /** Responds on the bare socket of a CONNECT request, which node:http no longer manages, and closes the socket. */
  #answerTunnel(request: IncomingMessage, socket: Duplex): void {
    const response = new FrontResponse(request)
    socket.on("error", () => socket.destroy())
    response.shouldKeepAlive = false
    response.assignSocket(request.socket)
    response.once("finish", () => request.socket.destroySoon())
    const refuseTunnel = () => refuse(response, 405, { allow: "GET, HEAD, POST" })
    if (!this.#enter(request, response, refuseTunnel)) refuseTunnel()
  }

  #answerUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
    const [first, ...later] = this.#open.get(socket) ?? []
    // another response is already being written to the same connection
    const isTaken = first?.headersSent === true || later.length > 0
    if (!socket.writable || isTaken || error.code === "ECONNRESET") return void socket.destroy()
    const status = statusOfFailure[error.code ?? ""] ?? 400
    this.#door.unreadable(status)
    socket.end(rawAnswer(status), () => socket.destroy())
  }
}
