import { Trans } from "@lingui/react/macro"
import s from "./Machines.module.css"

const after = (text: string, prefix: string): string | undefined =>
  text.startsWith(prefix) ? text.slice(prefix.length) : undefined

interface EventTextProps {
  readonly machine: string
  readonly event: string
  /** Descriptions of the machine's events. */
  readonly words: Readonly<Record<string, string>>
}

/** Describes an event that a state machine has processed; the names and descriptions are in English. */
export function EventText({ machine, event, words }: EventTextProps) {
  const answer = after(event, "xstate.done.actor.")
  if (answer !== undefined)
    return (
      <Trans>
        <code className={s["name"]} lang="en">
          {answer}
        </code>{" "}
        hat geantwortet
      </Trans>
    )
  const failure = after(event, "xstate.error.actor.")
  if (failure !== undefined)
    return (
      <Trans>
        <code className={s["name"]} lang="en">
          {failure}
        </code>{" "}
        ist gescheitert
      </Trans>
    )
  const delay = after(event, "xstate.after.")?.split(`.${machine}`)[0]
  if (delay !== undefined)
    return (
      <Trans>
        Die Frist{" "}
        <code className={s["name"]} lang="en">
          {delay}
        </code>{" "}
        ist um
      </Trans>
    )
  if (event === "xstate.init") return <Trans>Beginn</Trans>
  return (
    <span className={s["name"]} lang="en">
      <code>{event}</code> {words[event] ?? ""}
    </span>
  )
}
