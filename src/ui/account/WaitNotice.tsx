import { Plural, Trans } from "@lingui/react/macro"
import { useEffect, useState } from "react"
import { Notice } from "../kit/notice/Notice.tsx"

interface WaitNoticeProps {
  readonly kind: "throttled" | "overloaded"
  /** Seconds until the next attempt is allowed. */
  readonly seconds: number
}

/**
 * Explains why and how long the user has to wait before the next attempt; the visible seconds count down but are read
 * out only once.
 */
export function WaitNotice({ kind, seconds }: WaitNoticeProps) {
  const left = useSecondsLeft(seconds)
  return (
    <Notice
      tone="bad"
      announced
      title={
        kind === "throttled" ? (
          <Trans>Zu viele Versuche</Trans>
        ) : (
          <Trans>Gerade melden sich sehr viele an</Trans>
        )
      }
    >
      <p aria-live="off">
        <Plural
          value={left}
          one="Bitte warten Sie noch # Sekunde, dann geht es weiter. Was Sie geschrieben haben, bleibt stehen."
          other="Bitte warten Sie noch # Sekunden, dann geht es weiter. Was Sie geschrieben haben, bleibt stehen."
        />
      </p>
    </Notice>
  )
}

const useSecondsLeft = (seconds: number): number => {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const until = performance.now() + seconds * 1_000
    const timer = setInterval(
      () => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1_000))),
      1_000
    )
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
