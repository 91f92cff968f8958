/**
 * Denials, and people other than the writer, in languages without words of their own here: Danish and Norwegian,
 * Finnish, Hungarian, Romanian, Turkish, Russian and Ukrainian, Greek and Korean.
 */
export const deniedElsewhere =
  /(?<!\p{L})(?:(?:har|kan|kjenner|kender|bruker|bruger|behersker|snakker|taler) (?:jeg )?(?:aldri(?:g)?|ikke)|(?:jeg )?(?:aldri|aldrig) (?:brukt|brugt|jobbet|arbejdet)|en (?:osaa|ole|tunne|hallitse|ymmärrä|koskaan|käytä)|ei (?:kokemusta|osaamista)|nem (?:tudok|ismerem|használ\p{L}*|értek|dolgoztam|beszél\p{L}*)|soha nem|nincs|nu (?:am|știu|stiu|cunosc|folosesc|stăpânesc|vorbesc)|niciodată|bilmiyorum|bilmem|kullanmadım|yok|hiç|deneyimim yok|не (?:работал\p{L}*|знаю|владею|умею|использовал\p{L}*|говорю|працюва\p{L}*|вмію|володію)|нет опыта|никогда|ніколи|без опыта|δεν|ποτέ|χωρίς)(?!\p{L})|(?:경험|지식) ?(?:없|부족)|못 ?(?:합|해|하)|모릅|모름|없음/iu;
export const othersElsewhere =
  /(?<!\p{L})(?:(?:broren|søsteren|faren|moren|kollegaen|sjefen) (?:min|vår)|min (?:bror|søster|far|mor|kollega|chef|sjef|kone|mand|mann)|(?:veljeni|siskoni|kollegani|esimieheni)|(?:bátyám|öcsém|nővérem|húgom|kollégám|főnököm)|(?:fratele|sora|colegul|colega|șeful) meu|(?:kardeşim|ağabeyim|ablam|arkadaşım|müdürüm)|(?:мой|моя|наш) (?:брат|сестра|коллега|начальник|друг|муж|жена))(?!\p{L})/iu;
