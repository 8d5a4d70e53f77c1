import { Trans } from "@lingui/react/macro"
import type { CallOutcome } from "../../../domain/account/call-outcome.ts"
import { Button } from "../../kit/Button.tsx"
import { classes } from "../../kit/style/classes.ts"
import { Notice } from "../../kit/notice/Notice.tsx"
import { useHref } from "../../kit/site.tsx"
import { Unreached } from "../SignInNote.tsx"
import { useAct } from "../../kit/live/use-act.ts"
import { WaitNotice } from "../WaitNotice.tsx"
import s from "./BaseData.module.css"
import { DeletionForm } from "./DeletionForm.tsx"
import { KeptData } from "./KeptData.tsx"

interface PersonalDataPageProps {
  /** Path of the page on which name, addresses, e-mail and password are changed. */
  readonly editPath: `/${string}`
  readonly isImpersonated: boolean
  readonly isStaff: boolean
  /** Undefined until the page is hydrated. */
  readonly wishes:
    | {
        readonly onExport: () => Promise<CallOutcome>
        readonly onDelete: (password: string) => Promise<CallOutcome>
      }
    | undefined
}

/** Page: the stored data of an account, its download, and the deletion of the account (rule account.deletion). */
export function PersonalDataPage({ editPath, isImpersonated, isStaff, wishes }: PersonalDataPageProps) {
  const href = useHref()
  return (
    <div className={classes(s["page"], s["narrow"])}>
      <h1>
        <Trans>Meine Daten</Trans>
      </h1>
      <section className={s["section"]} aria-labelledby="kept-title">
        <h2 id="kept-title">
          <Trans>Was wir aufbewahren</Trans>
        </h2>
        <KeptData />
        <p className={s["lead"]}>
          <Trans>
            Name, Adressen, E-Mail-Adresse und Kennwort ändern Sie in den{" "}
            <a href={href(editPath)}>Stammdaten</a>. Mehr steht in den{" "}
            <a href={href("/datenschutz")}>Hinweisen zum Datenschutz</a>.
          </Trans>
        </p>
      </section>
      {isImpersonated ? (
        <Notice title={<Trans>Auszug und Löschen sind hier nicht möglich</Trans>}>
          <p>
            <Trans>Beides kann nur der Kunde selbst, nicht wer in seinem Namen handelt.</Trans>
          </p>
        </Notice>
      ) : (
        <>
          <ExportSection onExport={wishes?.onExport} />
          <section className={s["section"]} aria-labelledby="delete-title">
            <h2 id="delete-title">
              <Trans>Konto löschen</Trans>
            </h2>
            {isStaff ? (
              <p className={s["lead"]}>
                <Trans>
                  Ein Mitarbeiterkonto löscht die Verwaltung, damit keine Arbeit ohne ihren Bearbeiter bleibt.
                </Trans>
              </p>
            ) : (
              <DeletionForm onDelete={wishes?.onDelete} />
            )}
          </section>
        </>
      )}
    </div>
  )
}

function ExportSection({ onExport }: { readonly onExport: (() => Promise<CallOutcome>) | undefined }) {
  const { outcome, isActing, start } = useAct(
    async (_: null): Promise<CallOutcome> => (await onExport?.()) ?? { kind: "unreachable" }
  )
  return (
    <section className={s["section"]} aria-labelledby="export-title">
      <h2 id="export-title">
        <Trans>Auszug mitnehmen</Trans>
      </h2>
      <p className={s["lead"]}>
        <Trans>
          Eine Datei im Format JSON mit allem, was zu Ihrem Konto gehört: lesbar für Menschen und für andere
          Programme. Ihr Kennwort ist nicht darin.
        </Trans>
      </p>
      {outcome?.kind === "wait" && <WaitNotice kind="throttled" seconds={outcome.seconds} />}
      {outcome !== undefined && outcome.kind !== "wait" && outcome.kind !== "done" && <Unreached />}
      {outcome?.kind === "done" && (
        <Notice tone="good" announced title={<Trans>Ihr Auszug ist heruntergeladen</Trans>} />
      )}
      <div className={s["actions"]}>
        <Button
          look="secondary"
          busy={isActing}
          disabled={onExport === undefined}
          onClick={() => start(null)}
        >
          <Trans>Auszug herunterladen</Trans>
        </Button>
      </div>
    </section>
  )
}
