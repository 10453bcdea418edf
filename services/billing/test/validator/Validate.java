import org.mustangproject.validator.ZUGFeRDValidator;

/** Says of each file whether it is valid, and what is wrong with one that is not. Run as source, by a JDK. */
public class Validate {
  public static void main(String[] files) {
    for (String file : files) {
      ZUGFeRDValidator validator = new ZUGFeRDValidator();
      String report = validator.validate(file);
      boolean valid = validator.wasCompletelyValid();
      System.out.println("== " + file + " " + valid);
      if (!valid) System.out.println(report);
    }
  }
}
