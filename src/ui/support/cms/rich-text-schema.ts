import { Extension, type JSONContent, mergeAttributes, Node } from "@tiptap/core"
import StarterKit from "@tiptap/starter-kit"
import { isLinkTarget } from "../../../domain/content/link-target.ts"
import type { RichNode, RichText } from "../../../domain/content/rich-text.ts"

/** Headings in a text have level three or four; they contain no line breaks. */
const heading = Node.create({
  name: "heading",
  group: "block",
  content: "text*",
  defining: true,
  addAttributes: () => ({ level: { default: 3, rendered: false } }),
  parseHTML: () => [
    ...["h1", "h2", "h3"].map((tag) => ({ tag, attrs: { level: 3 } })),
    ...["h4", "h5", "h6"].map((tag) => ({ tag, attrs: { level: 4 } }))
  ],
  renderHTML: ({ node, HTMLAttributes }) => [
    node.attrs["level"] === 4 ? "h4" : "h3",
    mergeAttributes(HTMLAttributes),
    0
  ]
})

const blockquote = Node.create({
  name: "blockquote",
  group: "block",
  content: "paragraph+",
  defining: true,
  parseHTML: () => [{ tag: "blockquote" }],
  renderHTML: ({ HTMLAttributes }) => ["blockquote", mergeAttributes(HTMLAttributes), 0]
})

const listItem = Node.create({
  name: "listItem",
  content: "paragraph (paragraph|bulletList|orderedList)*",
  defining: true,
  parseHTML: () => [{ tag: "li" }],
  renderHTML: ({ HTMLAttributes }) => ["li", mergeAttributes(HTMLAttributes), 0],
  // Tab has no shortcut; it moves to the next field
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      "Mod-]": () => this.editor.commands.sinkListItem(this.name),
      "Mod-[": () => this.editor.commands.liftListItem(this.name)
    }
  }
})

/**
 * Extensions with only the nodes and marks of the allow-list; pasted content is reduced to these (rule
 * content.allow-list).
 */
export const richTextExtensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    heading: false,
    horizontalRule: false,
    listItem: false,
    strike: false,
    trailingNode: false,
    underline: false,
    link: {
      openOnClick: false,
      autolink: false,
      linkOnPaste: false,
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (target) => isLinkTarget(target)
    }
  }),
  heading,
  blockquote,
  listItem
]

/** Returns an editor extension in which Ctrl+K, or ⌘K, asks for a link (rule desk.one-search). */
export const linkKey = (ask: () => void) =>
  Extension.create({
    name: "linkKey",
    addKeyboardShortcuts: () => ({
      "Mod-k": () => {
        ask()
        return true
      }
    })
  })

const contentOf = (nodes: ReadonlyArray<RichNode>): Array<JSONContent> =>
  nodes.map(({ type, attrs, text, marks, content }) => ({
    type,
    ...(attrs && { attrs: { ...attrs } }),
    ...(text !== undefined && { text }),
    ...(marks && { marks: marks.map((mark) => ({ ...mark })) }),
    ...(content && { content: contentOf(content) })
  }))

/** Converts a stored text for the editor: an empty text becomes an empty paragraph. */
export const editorJson = ({ content }: RichText): JSONContent => ({
  type: "doc",
  content: content.length === 0 ? [{ type: "paragraph" }] : contentOf(content)
})
