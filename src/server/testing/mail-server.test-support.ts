import { Effect } from "effect"
import { once } from "node:events"
import { SMTPServer } from "smtp-server"

/** Where a mail server refuses. */
export type Stage = "connect" | "sender" | "recipient" | "data"

/** A mail server of this machine that keeps what it gets and fails as a test says. */
export interface MailServer {
  readonly url: string
  readonly received: Array<string>
  /** What it answers to the next mails, and where; without it every mail is taken. */
  refuse: { readonly code: number; readonly at: Stage } | undefined
  /** Settles when it may answer to a mail that it has read; without it at once. */
  hold: Promise<void> | undefined
  /** Called when it has read a mail and is about to answer. */
  onRead: () => void
}

/** One at an address of this machine; it knows no TLS. */
export const mailServerAt = (host: string) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const state: MailServer = {
        url: "",
        received: [],
        refuse: undefined,
        hold: undefined,
        onRead: () => {}
      }
      const refusalAt = (stage: Stage): Error | undefined =>
        state.refuse?.at === stage
          ? Object.assign(new Error(`not at ${stage}\r\nX: y`), { responseCode: state.refuse.code })
          : undefined
      const server = new SMTPServer({
        authOptional: true,
        disabledCommands: ["STARTTLS"],
        onConnect: (_session, done) => done(refusalAt("connect")),
        onMailFrom: (_address, _session, done) => done(refusalAt("sender")),
        onRcptTo: (_address, _session, done) => done(refusalAt("recipient")),
        onData: (stream, _session, done) => {
          const chunks: Array<Buffer> = []
          stream.on("data", (chunk: Buffer) => chunks.push(chunk))
          const answer = () => {
            const refusal = refusalAt("data")
            if (refusal === undefined) state.received.push(Buffer.concat(chunks).toString())
            done(refusal)
          }
          stream.on("end", () => {
            state.onRead()
            if (state.hold === undefined) answer()
            else void state.hold.then(answer)
          })
        }
      })
      server.on("error", () => {})
      await once(server.listen(0, host), "listening")
      const address = server.server.address()
      const port = typeof address === "object" ? (address?.port ?? 0) : 0
      return { server, state: Object.assign(state, { url: `smtp://${host}:${port}` }) }
    }),
    ({ server }) => Effect.promise(() => new Promise<void>((resolve) => server.close(() => resolve())))
  ).pipe(Effect.map(({ state }) => state))

export const mailServer = mailServerAt("127.0.0.1")
