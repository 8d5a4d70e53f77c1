import { Trans, useLingui } from "@lingui/react/macro"
import { Plus, Undo2 } from "lucide-react"
import { useEffect, useRef, useState } from "react"
import type { Block, BlockType } from "../../../domain/content/block.ts"
import { type BlockLimit, limitFor } from "../../../domain/content/content-limits.ts"
import type { Edit } from "../../../domain/content/edit/apply-edit.ts"
import { ownBlock, type RemovedBlock } from "../../../domain/content/edit/block-list.ts"
import { blockTypes, newBlock } from "../../../domain/content/edit/new-block.ts"
import type { OwnCountry } from "../../../domain/content/edit/parts.ts"
import type { ContentVersion } from "../../../domain/content/content-page.ts"
import { Button } from "../../kit/Button.tsx"
import { Field } from "../../kit/form/Field.tsx"
import { Select } from "../../kit/form/TextInput.tsx"
import { Notice } from "../../kit/notice/Notice.tsx"
import { BlockItem } from "./BlockItem.tsx"
import { blockNames } from "./block-texts.ts"
import { limitTexts } from "./problem-texts.ts"
import s from "./Cms.module.css"
import b from "./Blocks.module.css"

interface BlockListProps {
  readonly version: ContentVersion
  readonly country: OwnCountry | undefined
  readonly removed: ReadonlyArray<RemovedBlock>
  readonly problemsOf: (block: Block) => ReadonlyArray<string>
  readonly onEdit: (edit: Edit) => void
}

/** Returns eight random characters, so that two editors never give new blocks the same id. */
const random = () => crypto.randomUUID().slice(0, 8)

const newBlockId = "new-block"

/** A block that was not added, and why; `of` is the block that was to be copied, `null` for another block. */
interface Refusal {
  readonly of: string | null
  readonly why: BlockLimit
}

/** The blocks of a page in order, with all actions on the list. */
export function BlockList({ version, country, removed, problemsOf, onEdit }: BlockListProps) {
  const { i18n } = useLingui()
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [type, setType] = useState<BlockType>("text")
  const [refusal, setRefusal] = useState<Refusal>()
  const list = useRef<HTMLOListElement>(null)
  const toFocus = useRef<string>(undefined)
  const { blocks } = version
  useEffect(() => {
    if (toFocus.current === undefined) return
    const item = list.current?.querySelector(`#${CSS.escape(`block-${toFocus.current}`)}`)
    toFocus.current = undefined
    item?.querySelector<HTMLElement>("button")?.focus()
  }, [blocks])
  const toggle = (id: string) => {
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    setOpen(next)
  }
  const whyNot = (of: string | null) =>
    refusal !== undefined && refusal.of === of ? i18n._(limitTexts[refusal.why]) : undefined
  /** Whether the page takes a further block of this kind; if not, the reason is shown. */
  const isTaken = (added: BlockType, of: string | null) => {
    const why = limitFor(blocks, added)
    setRefusal(why && { of, why })
    return why === undefined
  }
  const add = () => {
    if (!isTaken(type, null)) return
    const block = newBlock(type, random())
    toFocus.current = block.id
    setOpen(new Set([...open, block.id]))
    onEdit({ kind: "add", block, index: blocks.length })
  }
  const duplicate = ({ id, type: copied }: Block) => {
    if (!isTaken(copied, id)) return
    const newId = `${id.slice(0, 31).replace(/-[0-9a-f]{8}$/u, "")}-${random()}`
    toFocus.current = newId
    onEdit({ kind: "duplicate", id, newId })
  }
  const undoRemove = ({ block }: RemovedBlock) => {
    if (!isTaken(block.type, null)) return
    toFocus.current = block.id
    onEdit({ kind: "undoRemove" })
  }
  const last = removed.at(-1)
  const refused = whyNot(null)
  return (
    <div className={s["stack"]} id="blocks">
      {blocks.length === 0 && (
        <Notice title={<Trans>Noch kein Inhalt</Trans>}>
          <p>
            <Trans>Fügen Sie unten den ersten Block hinzu, zum Beispiel einen Text.</Trans>
          </p>
        </Notice>
      )}
      <ol ref={list} className={b["blocks"]}>
        {blocks.map((block, index) => {
          const own = country === undefined ? undefined : ownBlock(version, country, block.id)
          return (
            <BlockItem
              key={`${country ?? ""}${block.id}`}
              block={block}
              place={index + 1}
              count={blocks.length}
              country={country}
              own={own}
              isOpen={open.has(block.id)}
              problems={problemsOf(own ?? block)}
              refusal={whyNot(block.id)}
              onToggle={() => toggle(block.id)}
              onDuplicate={() => duplicate(block)}
              onEdit={(edit) => {
                setRefusal(undefined)
                if (edit.kind === "remove") {
                  const next = blocks[index + 1] ?? blocks[index - 1]
                  toFocus.current = next?.id
                  if (next === undefined) document.querySelector<HTMLElement>(`#${newBlockId}`)?.focus()
                }
                onEdit(edit)
              }}
            />
          )
        })}
      </ol>
      {country === undefined && (
        <div className={b["adding"]}>
          <Field id={newBlockId} label={<Trans>Neuer Block</Trans>}>
            {(control) => (
              <Select
                {...control}
                value={type}
                onChange={({ target: { value } }) => {
                  setRefusal(undefined)
                  setType(blockTypes.find((each) => each === value) ?? "text")
                }}
              >
                {blockTypes.map((each) => (
                  <option key={each} value={each}>
                    {i18n._(blockNames[each])}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Button look="secondary" onClick={add}>
            <Plus size={18} aria-hidden="true" />
            <Trans>Block hinzufügen</Trans>
          </Button>
          {last !== undefined && (
            <Button look="quiet" onClick={() => undoRemove(last)}>
              <Undo2 size={18} aria-hidden="true" />
              <Trans>Entfernten Block zurückholen</Trans>
            </Button>
          )}
          {refused !== undefined && (
            <p role="alert" className={s["problems"]}>
              {refused}
            </p>
          )}
        </div>
      )}
      {country === undefined && blocks.length > 0 && (
        <p className={s["quiet"]}>
          <Trans>
            Tasten in einem Block: Alt + Pfeil verschiebt, Alt + Umschalt + D verdoppelt, Alt + Umschalt +
            Entf entfernt. Strg + S speichert sofort.
          </Trans>
        </p>
      )}
    </div>
  )
}
