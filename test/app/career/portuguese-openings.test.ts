import { expect, test } from "vitest";
import { saidOfOpenings } from "../../support/asked-of-openings.ts";
import { start } from "../../support/harness.ts";

const resume = {
  basics: { name: "Juliana Amostra", email: "juliana@example.com.br", location: { city: "São Paulo" } },
  work: [
    {
      name: "Indústria Fictícia",
      position: "Supervisora de Contabilidade",
      startDate: "2020-03",
      highlights: ["Gestão de 6 pessoas, avaliação e treinamento", "Implantação do módulo SAP S/4HANA FI"],
    },
  ],
  certificates: [{ name: "CRC SP ativo" }, { name: "CNH categoria B", endDate: "2031-05" }],
  skills: [{ name: "Excel" }, { name: "SAP" }],
};
const coordination = `Coordenador(a) Contábil
Alimentos Exemplo S.A.
São Paulo, SP (Híbrido)
Requisitos
- CRC ativo
- Excel avançado
- SAP
Salário: R$ 14.000 a R$ 16.500 por mês
Inscrições até 10/12/2099.`;
const senior = `Contador(a) Sênior
Consultoria Modelo
Barueri, SP
Requisitos
- CRC ativo
- Domínio de Excel
Salário: R$ 9.000 por mês`;

async function ask(query: string) {
  return saidOfOpenings(await start(), resume, {
    query,
    limit: "Salário mínimo R$ 13.000 por mês.",
    openings: [coordination, senior],
  });
}

test.each([
  ["Devo me candidatar à vaga de coordenadora contábil?", /^The fit brief[\s\S]*Coordenador\(a\) Contábil/],
  ["Alguma vaga contraria o que eu não quero?", /Pay of up to 108000 BRL a year against at least 156000/],
  ["Tenho CRC?", /CRC SP ativo/],
  ["Minha CNH ainda é válida?", /until 2031-05/],
  ["Há quanto tempo eu trabalho como supervisora de contabilidade?", /years as Supervisora de Contabilidade/],
  ["Já trabalhei com SAP?", /^The resume shows it: Implantação do módulo SAP S\/4HANA FI/],
  ["O que devo fazer primeiro?", /^(?!The stored data cannot answer)/],
])("%s is answered from what is stored", async (query, said) => {
  expect(await ask(query)).toMatch(said);
});
