import sharp from "sharp"

/** Sends a request as an editor, with data or a file, and returns the JSON of the response. */
export type AsEditor = (path: string, body?: object | Uint8Array<ArrayBuffer>) => Promise<unknown>

const desk = "/api/support/cms"

/** Creates a picture that is as hard to compress as a photograph, and different each time. */
const photo = async (): Promise<Uint8Array<ArrayBuffer>> => {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const
  const bytes = await sharp({
    create: { width: 1600, height: 1000, channels: 3, background: "#806040", noise }
  })
    .blur(2)
    .jpeg({ quality: 85 })
    .toBuffer()
  return new Uint8Array(bytes)
}

interface Uploaded {
  readonly Medium: {
    readonly Id: number
    readonly Src: string
    readonly Width: number
    readonly Height: number
  }
}

const uploaded = async (send: AsEditor, name: string, alt: string) => {
  const { Medium } = (await send(`/api/cms/media?name=${name}.jpg`, await photo())) as Uploaded
  const { Id: mediumId, Src: src, Width: width, Height: height } = Medium
  return { src, alt, width, height, mediumId, focus: { x: 50, y: 50 } }
}

const paragraphs = (count: number) => ({
  type: "doc",
  content: Array.from({ length: count }, () => ({
    type: "paragraph",
    content: [
      {
        type: "text",
        text: "Pellets bleiben trocken, wenn der Lagerraum dicht ist und die Leitungen keine Feuchte hineintragen. Wer vor der Lieferung nachsieht, spart sich Staub und Ärger mit der Schnecke."
      }
    ]
  }))
})

/** Publishes an article with three uploaded pictures, above the text and within it, at the given path. */
export const publishIllustrated = async (send: AsEditor, path: `/news/artikel/${string}`): Promise<void> => {
  const [first, second, third] = [
    await uploaded(send, "lager", "Ein Pelletlager"),
    await uploaded(send, "ofen", "Ein Pelletofen"),
    await uploaded(send, "eimer", "Ein Ascheeimer")
  ]
  const title = "Das Lager vor dem Winter"
  const created = (await send(desk, { Kind: "news", Path: path, Title: title, Theme: null })) as {
    readonly Id: number
  }
  const page = (await send(`${desk}/${created.Id}`)) as {
    readonly RowVersion: number
    readonly Draft: object
  }
  const saved = (await send(`${desk}/entwurf`, {
    Id: created.Id,
    RowVersion: page.RowVersion,
    Draft: {
      ...page.Draft,
      Contents: {
        title,
        teaser: "Was vor der Lieferung nachzusehen ist.",
        seoTitle: title,
        description: "Was vor einer Lieferung von Pellets nachzusehen ist.",
        picture: first,
        blocks: [
          { id: "anfang", type: "text", text: paragraphs(2) },
          { id: "ofen", type: "picture", picture: second, caption: "Der Ofen im Herbst" },
          { id: "mitte", type: "text", text: paragraphs(4) },
          { id: "eimer", type: "picture", picture: third },
          { id: "ende", type: "text", text: paragraphs(4) }
        ]
      }
    }
  })) as { readonly RowVersion: number }
  await send(`${desk}/${created.Id}/veroeffentlichen`, {
    RowVersion: saved.RowVersion,
    PublishAt: null,
    ExpiresAt: null
  })
}
