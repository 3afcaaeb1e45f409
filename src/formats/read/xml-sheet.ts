const XML_SHEET =
  /^\ufeff?\s*<[\s\S]*(?:progid="Excel\.Sheet"|urn:schemas-microsoft-com:office:spreadsheet|<office:document\b)/;

/** Whether a text begins as a sheet that Excel 2003 or LibreOffice wrote as one XML. */
export function isXmlSheet(head: string): boolean {
  return XML_SHEET.test(head);
}
