import { Effect } from "effect"
import { once } from "node:events"
import { SMTPServer } from "smtp-server"

/** The stage at which a mail server refuses a mail. */
export type Stage = "connect" | "sender" | "recipient" | "data"

/** A local mail server that stores received mails and fails as a test defines. */
export interface MailServer {
  readonly url: string
  readonly received: Array<string>
  /**
   * The refusal code for the next mails, and the stage at which they are refused; if undefined, every mail is accepted.
   */
  refuse: { readonly code: number; readonly at: Stage } | undefined
  /**
   * After reading a mail, the server waits until this promise settles before it responds; if undefined, it responds at
   * once.
   */
  hold: Promise<void> | undefined
  /** Called after the server has read a mail and before it responds. */
  onRead: () => void
}

/** Starts a mail server at an address of this machine, without TLS. */
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
