import type { ExportFile } from './exportFile.js'

// The parts around the sheets, from ECMA-376, Office Open XML. These are all that Excel needs.

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const relations = `${office}/officeDocument/2006/relationships`

/** Positions of the styles in `cellXfs`. */
export const styles = { plain: 0, heading: 1, text: 2, date: 3, timestamp: 4 } as const

/** A text escaped for XML. Characters that XML 1.0 does not allow are written as Excel does: `_x0001_`. */
export function escapeXml(text: string): string {
  return text
    .replace(/_x[0-9A-Fa-f]{4}_/g, (escape) => `_x005F${escape}`)
    .replace(/\p{Cc}|[\uFFFE\uFFFF]/gu, (sign) => (sign === '\n' || sign === '\t' ? sign : escapeOf(sign)))
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function escapeOf(sign: string): string {
  return `_x${sign.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`
}

/** A name for a sheet: at most 31 characters, without those that Excel reserves. */
export function sheetName(title: string): string {
  return escapeXml(
    title
      .replace(/[[\]:*?/\\]/g, ' ')
      .slice(0, 31)
      .trim() || '1',
  )
}

/** All files of a workbook with two sheets, except the sheets. */
export function xlsxParts(
  { title, by, at }: ExportFile,
  aboutTitle: string,
): readonly { readonly name: string; readonly content: string[] }[] {
  const part = (name: string, xml: string) => ({ name, content: [declaration + xml] })
  return [
    part(
      '[Content_Types].xml',
      `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/worksheets/sheet2.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`,
    ),
    part(
      '_rels/.rels',
      `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/><Relationship Id="rId2" Type="${office}/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
    ),
    part(
      'docProps/core.xml',
      `<cp:coreProperties xmlns:cp="${office}/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeXml(title)}</dc:title><dc:creator>${escapeXml(by)}</dc:creator><dcterms:created xsi:type="dcterms:W3CDTF">${at.toISOString()}</dcterms:created></cp:coreProperties>`,
    ),
    part(
      'xl/workbook.xml',
      `<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${relations}"><sheets><sheet name="${sheetName(title)}" sheetId="1" r:id="rId1"/><sheet name="${sheetName(aboutTitle)}" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="rId3" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    ),
    part('xl/styles.xml', stylesXml),
  ]
}

// Number format 49 is "@": the cell stays text when a user edits it.
const stylesXml = `<styleSheet xmlns="${office}/spreadsheetml/2006/main"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="dd/mm/yyyy\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`

/** The beginning of every sheet. */
export const worksheetStart = `${declaration}<worksheet xmlns="${office}/spreadsheetml/2006/main">`
