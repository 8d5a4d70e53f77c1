import { useLingui } from "@lingui/react/macro"
import { type Editor, useEditorState } from "@tiptap/react"
import { Bold, Heading3, Heading4, Italic, Link, List, ListOrdered, Quote, Redo2, Undo2 } from "lucide-react"
import { type ComponentType, type KeyboardEvent, useState } from "react"
import { LinkDialog } from "./LinkDialog.tsx"
import s from "./RichText.module.css"

/** Returns the target of the link under the cursor, or "" if there is none. */
const hrefIn = ({ href }: Readonly<Record<string, unknown>>): string => (typeof href === "string" ? href : "")

interface Tool {
  readonly key: string
  readonly name: string
  readonly Sign: ComponentType<{ readonly size: number; readonly "aria-hidden": true }>
  readonly isOn?: boolean
  readonly keys?: string
  readonly use: () => void
}

interface RichTextToolsProps {
  readonly id: string
  readonly editor: Editor
  readonly name: string
  /** Whether the dialog for a link is open; a keyboard shortcut in the text also opens it. */
  readonly isLinking: boolean
  readonly onLinking: (isLinking: boolean) => void
}

/** Toolbar above a text; it is a single tab stop, and arrow keys move between the buttons. */
export function RichTextTools({ id, editor, name, isLinking, onLinking }: RichTextToolsProps) {
  const { t } = useLingui()
  const [current, setCurrent] = useState("bold")
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive("bold"),
      italic: now.isActive("italic"),
      h3: now.isActive("heading", { level: 3 }),
      h4: now.isActive("heading", { level: 4 }),
      bullets: now.isActive("bulletList"),
      numbers: now.isActive("orderedList"),
      quote: now.isActive("blockquote"),
      href: hrefIn(now.getAttributes("link"))
    })
  })
  const chain = () => editor.chain().focus()
  const heading = (level: 3 | 4) => () =>
    void (editor.isActive("heading", { level })
      ? chain().setNode("paragraph").run()
      : chain().setNode("heading", { level }).run())
  const tools: ReadonlyArray<Tool> = [
    {
      key: "bold",
      name: t`Fett`,
      Sign: Bold,
      isOn: on.bold,
      keys: "Control+B",
      use: () => void chain().toggleBold().run()
    },
    {
      key: "italic",
      name: t`Kursiv`,
      Sign: Italic,
      isOn: on.italic,
      keys: "Control+I",
      use: () => void chain().toggleItalic().run()
    },
    {
      key: "link",
      name: t`Verweis`,
      Sign: Link,
      isOn: on.href !== "",
      keys: "Control+K",
      use: () => onLinking(true)
    },
    { key: "h3", name: t`Zwischenüberschrift`, Sign: Heading3, isOn: on.h3, use: heading(3) },
    { key: "h4", name: t`Kleine Überschrift`, Sign: Heading4, isOn: on.h4, use: heading(4) },
    {
      key: "bullets",
      name: t`Aufzählung`,
      Sign: List,
      isOn: on.bullets,
      use: () => void chain().toggleBulletList().run()
    },
    {
      key: "numbers",
      name: t`Nummerierte Liste`,
      Sign: ListOrdered,
      isOn: on.numbers,
      use: () => void chain().toggleOrderedList().run()
    },
    {
      key: "quote",
      name: t`Zitat`,
      Sign: Quote,
      isOn: on.quote,
      use: () => void chain().toggleWrap("blockquote").run()
    },
    {
      key: "undo",
      name: t`Rückgängig`,
      Sign: Undo2,
      keys: "Control+Z",
      use: () => void chain().undo().run()
    },
    {
      key: "redo",
      name: t`Wiederholen`,
      Sign: Redo2,
      keys: "Control+Y",
      use: () => void chain().redo().run()
    }
  ]
  const step = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    const at = tools.findIndex(({ key }) => key === current)
    const next = tools[(at + by + tools.length) % tools.length]
    if (next === undefined) return
    setCurrent(next.key)
    event.currentTarget.querySelector<HTMLElement>(`[data-tool="${next.key}"]`)?.focus()
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus, one at a time */}
      <div role="toolbar" aria-label={name} aria-controls={id} className={s["tools"]} onKeyDown={step}>
        {tools.map(({ key, name: title, Sign, isOn, keys, use }) => (
          <button
            key={key}
            type="button"
            className={s["tool"]}
            data-tool={key}
            title={title}
            aria-label={title}
            aria-pressed={isOn}
            aria-keyshortcuts={keys}
            tabIndex={key === current ? 0 : -1}
            onFocus={() => setCurrent(key)}
            onClick={use}
          >
            <Sign size={18} aria-hidden />
          </button>
        ))}
      </div>
      {isLinking && (
        <LinkDialog
          href={on.href}
          onClose={() => onLinking(false)}
          onLink={(href) => {
            onLinking(false)
            const { empty } = editor.state.selection
            if (href === "") chain().extendMarkRange("link").unsetLink().run()
            else if (empty && on.href === "")
              chain()
                .insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] })
                .run()
            else chain().extendMarkRange("link").setLink({ href }).run()
          }}
        />
      )}
    </>
  )
}
