import { Trans } from "@lingui/react/macro"
import { UserRoundCheck } from "lucide-react"
import { useEffect, useRef } from "react"
import { countries } from "../../domain/place/country.ts"
import { Button } from "../kit/Button.tsx"
import { formatTime } from "../kit/format.ts"
import { useSite } from "../kit/site.tsx"
import { useLive } from "../kit/live/use-live.ts"
import s from "./ImpersonationBanner.module.css"

interface ImpersonationBannerProps {
  /** Name of the customer for whom a staff member acts. */
  readonly name: string
  readonly staffName: string
  /** Milliseconds since the epoch. */
  readonly endsAt: number
  readonly isEnding: boolean
  readonly onEnd: () => void
}

/**
 * Reserves space for the bar at the bottom of the page, so that the bar hides neither the last line nor the focused
 * element.
 */
const useRoom = () => {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = bar.current
    if (element === null) return
    const { documentElement: page, body } = document
    const measure = () => {
      const room = `${element.offsetHeight}px`
      page.style.setProperty("--foot-bar", room)
      page.style.scrollPaddingBottom = room
      body.style.paddingBottom = room
    }
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    measure()
    return () => {
      watch.disconnect()
      page.style.removeProperty("--foot-bar")
      page.style.scrollPaddingBottom = ""
      body.style.paddingBottom = ""
    }
  }, [])
  return bar
}

/**
 * Bar on every page while a staff member acts for a customer; it shows the customer, the end time, and a button to stop
 * (decision 015).
 */
export function ImpersonationBanner({ name, staffName, endsAt, isEnding, onEnd }: ImpersonationBannerProps) {
  const { locale } = useSite()
  const bar = useRoom()
  // a live region announces text that is added later, not its initial content
  const isFilled = useLive()
  const until = formatTime(locale.bcp47, countries[locale.countryId].timeZone, new Date(endsAt).toISOString())
  return (
    <aside ref={bar} className={s["bar"]} aria-labelledby="acting-for" data-part="impersonation">
      <UserRoundCheck size={22} aria-hidden="true" className={s["icon"]} />
      <output className={s["words"]}>
        {isFilled && (
          <span id="acting-for">
            <Trans>
              <strong>{staffName}</strong> handelt als <strong>{name}</strong> bis {until} Uhr.
            </Trans>
          </span>
        )}
      </output>
      <Button look="secondary" busy={isEnding} onClick={onEnd}>
        <Trans>Beenden</Trans>
      </Button>
    </aside>
  )
}
