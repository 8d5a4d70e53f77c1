import { Trans, useLingui } from "@lingui/react/macro"
import { useEffect, useState } from "react"
import type { SnapshotFrom } from "xstate"
import { anchorsIn } from "../../../domain/content/anchors.ts"
import type { Block } from "../../../domain/content/block.ts"
import { hasTooLongText } from "../../../domain/content/content-limits.ts"
import { blocksIn } from "../../../domain/content/content-page.ts"
import type { Difference } from "../../../domain/content/differences.ts"
import type { Edit } from "../../../domain/content/edit/apply-edit.ts"
import { differingParts } from "../../../domain/content/edit/merge.ts"
import {
  overrideIn,
  ownCountries,
  type OwnCountry,
  type PartName
} from "../../../domain/content/edit/parts.ts"
import type { Act, cmsEditorMachine } from "../../../machines/cms-editor.machine.ts"
import { Button } from "../../kit/Button.tsx"
import { DeskLink } from "../../kit/desk/DeskLink.tsx"
import { LeaveDialog, type LeaveGuard } from "../../kit/desk/LeaveDialog.tsx"
import { Part } from "../../kit/desk/Part.tsx"
import { Badge } from "../../kit/icon/Badge.tsx"
import { useHref } from "../../kit/site.tsx"
import { AddressPart } from "./AddressPart.tsx"
import { BlockList } from "./BlockList.tsx"
import { CheckPart } from "./CheckPart.tsx"
import type { Attendant, CmsPage, Found, Linking } from "./cms-page.ts"
import { kindNames, stateNames } from "./choice-texts.ts"
import { ConflictParts } from "./ConflictParts.tsx"
import { EditorNotices, SaveState } from "./EditorState.tsx"
import type { EditorPhase } from "./editor-phase.ts"
import { CountryTabs } from "./CountryTabs.tsx"
import { countryNames } from "./part-texts.tsx"
import { checkFields, checkTexts, longTextWords } from "./problem-texts.ts"
import { LogPart } from "./LogPart.tsx"
import { PageAnchors } from "./page-anchors.ts"
import { PublishPart } from "./PublishPart.tsx"
import { SettingsForm } from "./SettingsForm.tsx"
import { VersionsPart } from "./VersionsPart.tsx"
import { WordsForm } from "./WordsForm.tsx"
import s from "./Cms.module.css"
import e from "./Editor.module.css"

interface EditorPageProps {
  readonly page: CmsPage
  readonly context: SnapshotFrom<typeof cmsEditorMachine>["context"]
  readonly phase: EditorPhase
  readonly isUnsaved: boolean
  readonly others: ReadonlyArray<Attendant>
  readonly found: Found
  readonly linking: Linking
  readonly onAskLinking: () => void
  readonly differences: ReadonlyArray<Difference> | undefined
  readonly version: number | null
  readonly signInHref: string
  readonly origin: string
  readonly leaveGuard: LeaveGuard
  readonly onVersion: (version: number | null) => void
  readonly onEdit: (edit: Edit) => void
  /** Undefined until the page is hydrated. */
  readonly onSave: (() => void) | undefined
  readonly onAct: ((act: Act) => void) | undefined
  readonly onChoose: (part: PartName, side: "mine" | "theirs") => void
  readonly onChooseAll: (side: "mine" | "theirs") => void
  readonly onSeen: () => void
}

const isOwnCountry = (value: string): value is OwnCountry => ownCountries.some((each) => each === value)

/** Page: editor of one content page, with the page's text on the left and its status on the right. */
export function EditorPage(props: EditorPageProps) {
  const { page, context, phase, isUnsaved, others, found, origin, leaveGuard, onEdit, onSave, onAct } = props
  const { i18n, t } = useLingui()
  const href = useHref()
  const [tab, setTab] = useState("1")
  const { draft, removed, clashes } = context
  const { contents } = draft
  const country = isOwnCountry(tab) ? tab : undefined
  const isOfTab = (of: number | null) =>
    of === null || (country === undefined ? of === 1 : String(of) === country)
  const errors = (found ?? []).filter((problem) => isOfTab(problem.country))
  const errorOf = (name: string) => {
    const problem = errors.find(({ code, block }) => block === null && checkFields[code] === name)
    return problem && i18n._(checkTexts[problem.code])
  }
  const problemsOf = (shown: Block) => [
    // the check knows only what is saved, and a draft with such a text is not saved
    ...(hasTooLongText(shown) ? [i18n._(longTextWords)] : []),
    ...errors
      .filter(({ block }) => block === shown.id)
      .map(({ code, value }) => `${i18n._(checkTexts[code])}${value === "" ? "" : ` (${value})`}`)
  ]
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return
      event.preventDefault()
      onSave?.()
    }
    addEventListener("keydown", hear)
    return () => removeEventListener("keydown", hear)
  }, [onSave])
  const anchors = anchorsIn(blocksIn(contents, country === undefined ? 1 : country === "2" ? 2 : 3))
  const ownCount = (of: OwnCountry) => {
    const { blocks = {}, ...words } = overrideIn(contents, of)
    return Object.keys(blocks).length + Object.keys(words).length
  }
  // in these states the editor has to decide or sign in first
  const onPossibleAct = phase === "conflict" || phase === "expired" ? undefined : onAct
  const isBusy = phase === "saving" || phase === "acting" || phase === "unsure"
  return (
    <div className={e["editor"]} data-state={phase}>
      <header className={e["head"]}>
        <p className={s["quiet"]}>
          <DeskLink href={href("/support/cms/list")}>
            <Trans>Alle Seiten</Trans>
          </DeskLink>
        </p>
        <h1>{contents.title || <Trans>Ohne Titel</Trans>}</h1>
        <p className={s["facts"]}>
          <span>{i18n._(kindNames[page.kind])}</span>
          <Badge tone={page.state === "published" ? "good" : "quiet"}>{i18n._(stateNames[page.state])}</Badge>
          <span className={s["path"]}>{page.path}</span>
        </p>
      </header>
      <EditorNotices
        phase={phase}
        problems={context.problems}
        isMerged={context.isMerged}
        isElsewhere={context.isElsewhere}
        others={others}
        signInHref={props.signInHref}
        onSave={onSave}
        onSeen={props.onSeen}
      />
      {phase === "conflict" && (
        <ConflictParts
          clashes={clashes}
          mine={draft}
          theirs={context.page.draft}
          onChoose={props.onChoose}
          onChooseAll={props.onChooseAll}
        />
      )}
      <div className={e["columns"]}>
        <div className={e["main"]}>
          <CountryTabs
            label={t`Wer liest was?`}
            value={tab}
            onValue={setTab}
            tabs={[
              { value: "1", name: <Trans>Alle Länder</Trans> },
              ...ownCountries.map((each) => ({
                value: each,
                name: (
                  <>
                    {i18n._(countryNames[each])}
                    {ownCount(each) > 0 && <span className={e["count"]}>{ownCount(each)}</span>}
                  </>
                )
              }))
            ]}
            className={s["stack"]}
            isReached={false}
          >
            <Part id="words" title={<Trans>Titel und Suche</Trans>}>
              <WordsForm
                version={contents}
                country={country}
                address={`${origin}${page.path}`}
                errorOf={errorOf}
                onEdit={onEdit}
              />
            </Part>
            <Part id="content" title={<Trans>Inhalt</Trans>}>
              <PageAnchors value={anchors}>
                <BlockList
                  version={contents}
                  country={country}
                  removed={removed}
                  problemsOf={problemsOf}
                  onEdit={onEdit}
                />
              </PageAnchors>
            </Part>
          </CountryTabs>
        </div>
        <div className={e["side"]}>
          <Part id="publishing" title={<Trans>Veröffentlichen</Trans>}>
            <PublishPart
              page={page}
              isBusy={isBusy}
              isUnsaved={isUnsaved}
              countries={draft.countries}
              linking={props.linking}
              onAskLinking={props.onAskLinking}
              onAct={onPossibleAct}
            />
            <p>
              <DeskLink href={href(`/support/cms/${page.id}/preview`)}>
                <Trans>Vorschau</Trans>
              </DeskLink>
            </p>
          </Part>
          <Part id="check" title={<Trans>Prüfung</Trans>}>
            <CheckPart
              found={found}
              draft={draft}
              isStale={isUnsaved}
              onGo={(problem) =>
                setTab(problem.country === 2 || problem.country === 3 ? String(problem.country) : "1")
              }
            />
          </Part>
          <Part id="settings" title={<Trans>Eigenschaften</Trans>}>
            <SettingsForm kind={page.kind} draft={draft} errorOf={errorOf} onEdit={onEdit} />
          </Part>
          <Part id="moving" title={<Trans>Adresse</Trans>}>
            <AddressPart
              key={page.path}
              page={page}
              error={errorOf("address")}
              linking={props.linking}
              onAskLinking={props.onAskLinking}
              onAct={onPossibleAct}
            />
          </Part>
          <Part id="versions" title={<Trans>Fassungen</Trans>}>
            <VersionsPart
              page={page}
              draft={draft}
              isUnsaved={isUnsaved}
              differences={props.differences}
              open={props.version}
              onOpen={props.onVersion}
              onAct={onPossibleAct}
            />
          </Part>
          <Part id="log" title={<Trans>Verlauf</Trans>}>
            <LogPart log={page.log} />
          </Part>
        </div>
      </div>
      <div className={e["bar"]}>
        <SaveState phase={phase} />
        <div className={s["row"]}>
          <Button
            look="secondary"
            busy={phase === "saving"}
            disabled={onSave === undefined || differingParts(context.page.draft, draft).length === 0}
            onClick={onSave}
          >
            <Trans>Speichern</Trans>
          </Button>
        </div>
      </div>
      <LeaveDialog
        guard={leaveGuard}
        title={<Trans>Seite verlassen?</Trans>}
        description={
          <Trans>
            Ihre letzten Änderungen sind noch nicht gespeichert. Sie bleiben in diesem Browser aufbewahrt.
          </Trans>
        }
        stay={<Trans>Hier bleiben</Trans>}
        leave={<Trans>Trotzdem gehen</Trans>}
      />
    </div>
  )
}
