/** By which Factur-X tells that a PDF holds an invoice as XML, and in which profile (Factur-X 1.0, chapter 6.3). */
export const facturXFile = 'factur-x.xml';

const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

const properties = {
  DocumentFileName: ['The name of the embedded XML document', facturXFile],
  DocumentType: ['The type of the hybrid document in capital letters', 'INVOICE'],
  Version: ['The version of the standard applying to the embedded XML document', '1.0'],
  ConformanceLevel: ['The conformance level of the embedded XML document', 'EN 16931'],
} as const;

const declared = Object.entries(properties).map(
  ([name, [description]]) => `<rdf:li rdf:parseType="Resource">
    <pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType>
    <pdfaProperty:category>external</pdfaProperty:category>
    <pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
);

/** Those properties, and the extension schema by which PDF/A lets them stand in its XMP metadata. */
export const facturXMetadata = `
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
  xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>${declared.join('')}</rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:fx="${namespace}">
  ${Object.entries(properties)
    .map(([name, [, value]]) => `<fx:${name}>${value}</fx:${name}>`)
    .join('')}
</rdf:Description>`;
