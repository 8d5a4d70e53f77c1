import { Trans } from "@lingui/react/macro"
import { Circle, CircleCheck } from "lucide-react"
import type { ReactNode } from "react"
import {
  type DealerOverview,
  type FirstStep,
  firstSteps,
  stepsDone
} from "../../../domain/dealer-desk/dealer-overview.ts"
import { Card } from "../../kit/Card.tsx"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import { VisuallyHidden } from "../../kit/Hidden.tsx"
import { Notice } from "../../kit/notice/Notice.tsx"
import { useHref } from "../../kit/site.tsx"
import s from "./DealerHome.module.css"

/** Next steps of a new dealer, or why a dealer's offers are not visible; renders nothing if they are visible. */
export function FirstSteps({ overview }: { readonly overview: DealerOverview }) {
  const href = useHref()
  const done = stepsDone(overview)
  const { state } = overview
  if (state === "ended")
    return (
      <Notice tone="bad" title={<Trans>Ihr Angebot ist beendet</Trans>}>
        <p>
          <Trans>Was bestellt ist, liefern Sie noch aus. Bei Fragen sprechen Sie uns an.</Trans>
        </p>
      </Notice>
    )
  if (done.has("areas") && done.has("prices"))
    return state === "paused" ? (
      <Notice tone="bad" title={<Trans>Ihr Angebot pausiert</Trans>}>
        <p>
          <Trans>
            Sie stehen zurzeit in keiner Angebotsliste. Ihre Preise können Sie trotzdem pflegen; wieder
            freischalten können nur wir.
          </Trans>
        </p>
      </Notice>
    ) : null
  const words: Readonly<Record<FirstStep, readonly [ReactNode, ReactNode]>> = {
    areas: [
      <Trans key="title">Liefergebiete festlegen</Trans>,
      <Trans key="line">
        Nennen Sie uns die Postleitzahlen, die Sie beliefern. Wir tragen sie für Sie ein.
      </Trans>
    ],
    prices: [
      <Trans key="title">Preisliste veröffentlichen</Trans>,
      done.has("areas") ? (
        <DeskLink key="line" href={href("/haendler/preise")}>
          <Trans>Preise eintragen oder als Datei hochladen</Trans>
        </DeskLink>
      ) : (
        <Trans key="line">Sobald Ihre Liefergebiete stehen, laden Sie hier Ihre Preise hoch.</Trans>
      )
    ],
    release: [
      <Trans key="title">Freischalten lassen</Trans>,
      <Trans key="line">
        Wir sehen Ihre Angaben durch und schalten Sie frei. Danach sehen Käufer Ihre Angebote.
      </Trans>
    ]
  }
  return (
    <section aria-labelledby="first-steps">
      <Card high className={s["steps"]}>
        <h2 id="first-steps">
          <Trans>So kommen Sie zu Ihrer ersten Bestellung</Trans>
        </h2>
        <ol className={s["stepList"]}>
          {firstSteps.map((step) => {
            const [title, line] = words[step]
            const isDone = done.has(step)
            const Icon = isDone ? CircleCheck : Circle
            return (
              <li key={step} className={s["step"]} data-state={isDone ? "done" : "open"}>
                <Icon size={22} aria-hidden="true" />
                <strong>
                  {title}
                  {isDone && (
                    <VisuallyHidden>
                      {" "}
                      <Trans>(erledigt)</Trans>
                    </VisuallyHidden>
                  )}
                </strong>
                {!isDone && <span>{line}</span>}
              </li>
            )
          })}
        </ol>
      </Card>
    </section>
  )
}
